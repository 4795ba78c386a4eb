"use client";

import { type ReactNode, useMemo } from "react";
import { fill } from "@/lib/signup/words/fill";
import { useViewer } from "../viewer-context";
import { countBy } from "./last-by";
import { SeekTime } from "./seek-time";
import type { ReplayAudience, ReplayPoll } from "./use-audience";

interface ReplayPollsProps extends Pick<ReplayAudience, "polls"> {
  at: number;
  seek: (second: number) => void;
}

/** The polls that had been opened by this moment, as they were then, the latest first. */
export function ReplayPolls({ polls, at, seek }: ReplayPollsProps) {
  const count = countBy(polls, at);
  const shown = useMemo(() => {
    const latest = new Map<string, { opened: number; poll: ReplayPoll }>();
    for (const { second, poll } of polls.slice(0, count))
      latest.set(poll.id, { opened: latest.get(poll.id)?.opened ?? second, poll });
    return [...latest.values()].reverse();
  }, [polls, count]);
  return (
    <ol className="flex flex-col gap-6">
      {shown.map(({ opened, poll }) => (
        <li key={poll.id}>
          <Poll poll={poll} time={<SeekTime second={opened} seek={seek} />} />
        </li>
      ))}
    </ol>
  );
}

function Poll({ poll: { question, options, state, counts }, time }: { poll: ReplayPoll; time: ReactNode }) {
  const words = useViewer().words.drawn;
  const total = counts?.reduce((sum, votes) => sum + votes, 0) ?? 0;
  return (
    <section aria-label={question}>
      <h3 dir="auto" className="break-words font-medium text-base">
        {question}
      </h3>
      <ul className="mt-2 flex flex-col gap-1.5">
        {options.map((text, index) => {
          const share = counts && total > 0 ? Math.round(((counts[index] ?? 0) / total) * 100) : 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two answers may have the same text; their position identifies them
            <li key={index} className="relative overflow-hidden rounded-md bg-ink/8 px-3 py-2 text-base">
              {counts && (
                <span
                  aria-hidden
                  className="absolute inset-y-0 left-0 bg-accent opacity-30"
                  style={{ width: `${share}%` }}
                />
              )}
              <span className="relative flex justify-between gap-4">
                <span dir="auto" className="min-w-0 break-words">
                  {text}
                </span>
                {counts && (
                  <span className="tabular shrink-0 font-medium">{fill(words.share, { share })}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="tabular mt-2 text-ink-muted text-sm">
        {state === "closed" ? words.closed : words.open}
        {counts && ` · ${total === 1 ? words.vote : fill(words.votes, { count: total })}`} {time}
      </p>
    </section>
  );
}
