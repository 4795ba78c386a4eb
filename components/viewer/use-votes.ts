"use client";

import { useCallback, useMemo, useState } from "react";
import type { PollVotes } from "@/components/stage/types";
import { audienceApi } from "@/lib/client/audience-api";
import type { FeedView } from "@/lib/live";
import { say } from "./notices/notices";
import { useViewer } from "./viewer-context";

/**
 * Poll results and the viewer's votes, including those from `before` this page was opened. A vote shows
 * immediately and is withdrawn if it wasn't counted.
 * @param seenAt returns the time of a picture that is behind the show, in epoch milliseconds; null if it isn't
 */
export function useVotes(
  { counts }: Pick<FeedView, "counts">,
  before: Readonly<Record<string, number>>,
  seenAt: (() => number) | null,
): PollVotes {
  const { view, words, takesPart } = useViewer();
  const { slug } = view;
  const { failed } = words.poll;
  const { signUpToVote } = words.open;
  const [now, setMine] = useState<Record<string, number>>({});
  const mine = useMemo(() => ({ ...before, ...now }), [before, now]);
  const cast = useCallback(
    (pollId: string, option: number) => {
      if (!takesPart) return say("ok", signUpToVote);
      const previous = mine[pollId];
      if (previous === option) return;
      setMine((votes) => ({ ...votes, [pollId]: option }));
      const params = { slug, poll_id: pollId };
      const body = { option, ...(seenAt && { seen_at: new Date(seenAt()).toISOString() }) };
      audienceApi("castVote", { as: `attendee:${slug}`, params, body }).catch(() => {
        setMine(({ [pollId]: _, ...others }) =>
          previous === undefined ? others : { ...others, [pollId]: previous },
        );
        say("danger", failed);
      });
    },
    [slug, mine, failed, takesPart, signUpToVote, seenAt],
  );
  return useMemo(() => ({ counts, mine, cast }), [counts, mine, cast]);
}
