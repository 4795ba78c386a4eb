"use client";

import { useCallback, useMemo, useState } from "react";
import type { PollVotes } from "@/components/stage/types";
import { audienceApi } from "@/lib/client/audience-api";
import { InTurn } from "@/lib/client/in-turn";
import type { FeedView } from "@/lib/live";
import { say } from "./notices/notices";
import { useViewer } from "./viewer-context";

/**
 * Poll results and the viewer's votes, including those from `before` this page was opened. A vote shows
 * immediately and is withdrawn if it wasn't counted. Votes for one poll are sent one after another, so that the last one
 * counts.
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
  const [turns] = useState(() => new InTurn());
  const cast = useCallback(
    (pollId: string, option: number) => {
      if (!takesPart) return say("ok", signUpToVote);
      const previous = mine[pollId];
      if (previous === option) return;
      setMine((votes) => ({ ...votes, [pollId]: option }));
      const params = { slug, poll_id: pollId };
      const body = { option, ...(seenAt && { seen_at: new Date(seenAt()).toISOString() }) };
      const send = () => audienceApi("castVote", { as: `attendee:${slug}`, params, body });
      turns.run(pollId, send).catch(() => {
        setMine((votes) => (votes[pollId] === option ? withdrawn(votes, pollId, previous) : votes));
        say("danger", failed);
      });
    },
    [slug, mine, failed, takesPart, signUpToVote, seenAt, turns],
  );
  return useMemo(() => ({ counts, mine, cast }), [counts, mine, cast]);
}

function withdrawn(
  votes: Readonly<Record<string, number>>,
  pollId: string,
  previous: number | undefined,
): Record<string, number> {
  const { [pollId]: _, ...others } = votes;
  return previous === undefined ? others : { ...others, [pollId]: previous };
}
