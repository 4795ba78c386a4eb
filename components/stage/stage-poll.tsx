import clsx from "clsx";
import type { CSSProperties } from "react";
import { fill } from "@/lib/signup/words/fill";
import type { StagePoll as Poll } from "@/lib/stage";
import css from "./stage-look.module.css";
import type { PollVotes } from "./types";
import { useStageWords } from "./use-stage-words";

/** The current poll. Counts appear once the host shares them. Viewers who may vote click an answer. */
export function StagePoll({ poll, votes }: { poll: Poll; votes: PollVotes | undefined }) {
  const words = useStageWords();
  const counts = poll.results_shown ? votes?.counts[poll.id]?.counts : undefined;
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  const cast = poll.state === "open" ? votes?.cast : undefined;
  const mine = votes?.mine?.[poll.id];
  return (
    <section
      data-layer="poll"
      aria-label={words.poll}
      style={{ "--rows": poll.options.length } as CSSProperties}
      className="flex max-h-full flex-col gap-[0.7em] overflow-y-auto p-[1.2em] text-[clamp(8px,min(6cqw,100cqh/(var(--rows)*2.7+6)),22px)]"
    >
      <p className={`${css.display} text-[1.15em] leading-tight`}>{poll.question}</p>
      <ul className="flex flex-col gap-[0.5em]">
        {poll.options.map((text, index) => {
          const share = counts && total > 0 ? Math.round(((counts[index] ?? 0) / total) * 100) : 0;
          const answer = <Answer text={text} share={counts && share} chosen={mine === index} />;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two answers may have the same text; their position identifies them
            <li key={index}>
              {cast ? (
                <button
                  type="button"
                  aria-pressed={mine === index}
                  onClick={() => cast(poll.id, index)}
                  className="block min-h-[max(2.2em,32px)] w-full pointer-coarse:min-h-11 cursor-pointer rounded-(--row-radius) text-left hover:brightness-125 focus-visible:outline-2 focus-visible:outline-current"
                >
                  {answer}
                </button>
              ) : (
                answer
              )}
            </li>
          );
        })}
      </ul>
      <p className="tabular text-(--stage-soft) text-[0.85em]">
        {poll.state === "closed" ? words.closed : words.open}
        {counts && ` · ${total === 1 ? words.vote : fill(words.votes, { count: total })}`}
        {cast && mine !== undefined && ` · ${words.change}`}
      </p>
    </section>
  );
}

interface AnswerProps {
  text: string;
  /** Percent; undefined while results are hidden. */
  share: number | undefined;
  chosen: boolean;
}

function Answer({ text, share, chosen }: AnswerProps) {
  const words = useStageWords();
  return (
    <span
      className={clsx(
        "relative flex min-h-[inherit] items-center overflow-hidden rounded-(--row-radius) bg-current/10 px-[0.7em] py-[0.4em]",
        chosen && "ring-2 ring-(--stage-accent)",
      )}
    >
      {share !== undefined && (
        <span
          aria-hidden
          className="absolute inset-y-0 left-0 bg-(--stage-accent) opacity-25 transition-[width] duration-400"
          style={{ width: `${share}%` }}
        />
      )}
      <span className="relative flex flex-1 justify-between gap-[1em]">
        <span className="min-w-0 break-words">{text}</span>
        {share !== undefined && (
          <span className="tabular shrink-0 font-semibold">{fill(words.share, { share })}</span>
        )}
      </span>
    </span>
  );
}
