"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { PollVotes } from "@/components/stage/types";
import { audienceApi } from "@/lib/client/audience-api";
import { InTurn } from "@/lib/client/in-turn";
import type { FeedView } from "@/lib/live";
import { say } from "./notices/notices";
import { useViewer } from "./viewer-context";

/**
 * Poll results and the viewer's votes, including those from `before` this page was opened. A vote shows
 * immediately. If it wasn't counted, the last one that was shows again. Votes for one poll are sent one after another, so
 * that the last one counts.
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
  const counted = useRef<Record<string, number>>({});
  const latest = useRef<Record<string, symbol>>({});
  const cast = useCallback(
    (pollId: string, option: number) => {
      if (!takesPart) return say("ok", signUpToVote);
      if (mine[pollId] === option) return;
      const press = Symbol();
      latest.current[pollId] = press;
      setMine((votes) => ({ ...votes, [pollId]: option }));
      const params = { slug, poll_id: pollId };
      const body = { option, ...(seenAt && { seen_at: new Date(seenAt()).toISOString() }) };
      const send = () => audienceApi("castVote", { as: `attendee:${slug}`, params, body });
      turns.run(pollId, send).then(
        () => {
          counted.current[pollId] = option;
        },
        () => {
          if (latest.current[pollId] === press)
            setMine((votes) => withdrawn(votes, pollId, counted.current[pollId]));
          say("danger", failed);
        },
      );
    },
    [slug, mine, failed, takesPart, signUpToVote, seenAt, turns],
  );
  return useMemo(() => ({ counts, mine, cast }), [counts, mine, cast]);
}

function withdrawn(
  votes: Readonly<Record<string, number>>,
  pollId: string,
  counted: number | undefined,
): Record<string, number> {
  const { [pollId]: _, ...others } = votes;
  return counted === undefined ? others : { ...others, [pollId]: counted };
}
