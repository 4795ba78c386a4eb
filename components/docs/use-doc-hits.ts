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
  /** The query of these hits. */
  query: string;
  hits: DocHit[];
}

/** Search hits for the typed words. Previous hits stay until new ones arrive. */
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
        // Superseded by more typing, or offline: keep the current hits.
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
