import type { StagePoll as Poll } from "@/lib/stage";

/** The poll on show; counts appear when the host shares them. */
export function StagePoll({ poll }: { poll: Poll }) {
  const shared = poll.results_shown && poll.counts.length === poll.options.length;
  const total = poll.counts.reduce((sum, count) => sum + count, 0);
  return (
    <section
      aria-label="Poll"
      className="flex w-[min(34cqw,22rem)] min-w-[min(15rem,80cqw)] flex-col gap-[0.8em] rounded-[1cqw] bg-[#15141c]/94 p-[1.2em] text-[clamp(11px,1.55cqw,16px)] ring-1 ring-white/15"
    >
      <p className="font-semibold text-[1.15em] leading-tight">{poll.question}</p>
      <ul className="flex flex-col gap-[0.5em]">
        {poll.options.map((option, index) => {
          const count = poll.counts[index] ?? 0;
          const share = shared && total > 0 ? Math.round((count / total) * 100) : 0;
          return (
            <li
              key={option}
              className="relative overflow-hidden rounded-[0.5em] bg-white/10 px-[0.7em] py-[0.4em]"
            >
              {shared && (
                <span
                  aria-hidden
                  className="absolute inset-y-0 left-0 bg-(--stage-accent) opacity-35 transition-[width] duration-400"
                  style={{ width: `${share}%` }}
                />
              )}
              <span className="relative flex justify-between gap-[1em]">
                <span className="min-w-0 break-words">{option}</span>
                {shared && <span className="tabular shrink-0 font-semibold">{share} %</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="tabular text-[0.85em] text-white/75">
        {poll.state === "closed" ? "Closed" : "Open"}
        {shared && ` · ${total} ${total === 1 ? "vote" : "votes"}`}
      </p>
    </section>
  );
}
