"use client";

import { useEffect, useState } from "react";
import type { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";

const RETRY_MS = 10_000;

/**
 * Whether the viewer's hand is raised, and how to raise or lower it. Read again on every change, when a raised hand's
 * room is connected again and may have missed one, and after raising or lowering it: a read from before would take that
 * back.
 */
export function useHand(
  slug: string,
  changes: number,
  connected: boolean,
): [boolean, (raised: boolean) => Promise<boolean>] {
  const [raised, setRaised] = useState(false);
  const [answers, setAnswers] = useState(0);
  const mayMiss = raised && connected;
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    void [changes, answers];
    audienceApi("getMyHand", { as: `attendee:${slug}`, params: { slug } }).then(
      ({ data }) => !over && setRaised(data.raised),
      ({ retryable }: Partial<ApiError>) => {
        if (!over && mayMiss && retryable !== false)
          timer = setTimeout(() => setAnswers((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [slug, changes, answers, mayMiss]);

  async function set(wanted: boolean): Promise<boolean> {
    const body = { raised: wanted };
    const { data } = await audienceApi("setMyHand", { as: `attendee:${slug}`, params: { slug }, body });
    setRaised(data.raised);
    setAnswers((count) => count + 1);
    return data.raised;
  }
  return [raised, set];
}
