"use client";

import { useEffect, useState } from "react";

export interface DocHit {
  path: string;
  title: string;
  where: string;
  excerpt: string;
}

const PAUSE_MS = 80;

/** What the documentation has for the words typed so far; the last answer stays until the next one is there. */
export function useDocHits(query: string): DocHit[] {
  const [hits, setHits] = useState<DocHit[]>([]);
  useEffect(() => {
    if (query.trim() === "") {
      setHits([]);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/docs/search?${new URLSearchParams({ q: query })}`, {
          signal: leaving.signal,
        });
        setHits(((await response.json()) as { hits: DocHit[] }).hits);
      } catch {
        // Typing on, or no connection: what is shown stays.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query]);
  return hits;
}
