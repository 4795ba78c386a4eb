"use client";

import { useEffect, useState } from "react";
import { fetchAgain } from "@/lib/client/fetch-again";

export interface DocHit {
  path: string;
  title: string;
  where: string;
  excerpt: string;
}

const PAUSE_MS = 80;

interface Found {
  /** What was asked for. */
  query: string;
  hits: DocHit[];
}

/** What the documentation has for the words typed so far; the last answer stays until the next one is there. */
export function useDocHits(query: string): { hits: DocHit[]; searching: boolean } {
  const [found, setFound] = useState<Found>({ query: "", hits: [] });
  useEffect(() => {
    if (query.trim() === "") {
      setFound({ query, hits: [] });
      return;
    }
    const leaving = new AbortController();
    const look = async () => {
      try {
        const response = await fetchAgain(`/docs/search?${new URLSearchParams({ q: query })}`, {
          signal: leaving.signal,
        });
        const { hits } = (await response.json()) as { hits: DocHit[] };
        setFound({ query, hits });
      } catch {
        // Typing on, or no connection: what is shown stays.
      }
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query]);
  return { hits: found.hits, searching: found.query !== query };
}
