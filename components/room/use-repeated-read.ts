"use client";

import { useEffect, useState } from "react";
import type { Store } from "@/lib/room/store";

const EVERY_MS = 15_000;

/**
 * What a show's server says, read every 15 seconds and whenever there's news. Null until the first answer, and without a
 * slug. A failed read leaves the previous answer.
 * @param begin returns how to read. The same function each time
 */
export function useRepeatedRead<Answer>(
  slug: string | null,
  news: Store<number>,
  begin: (slug: string) => () => Promise<Answer>,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (slug === null) return;
    const read = begin(slug);
    let asked = 0;
    let answered = 0;
    const look = async () => {
      asked += 1;
      const number = asked;
      try {
        const found = await read();
        // A slow answer doesn't replace a later one.
        if (number < answered) return;
        answered = number;
        setAnswer(found);
      } catch {
        // The next look is soon.
      }
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    const unwatch = news.subscribe(() => void look());
    return () => {
      answered = Number.POSITIVE_INFINITY;
      clearInterval(timer);
      unwatch();
    };
  }, [slug, news, begin]);
  return slug === null ? null : answer;
}
