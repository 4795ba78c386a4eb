import type { CaptionLine } from "./types";

/** The last two lines that were said. */
export function StageCaptions({ lines }: { lines: readonly CaptionLine[] }) {
  const last = lines.slice(-2);
  return (
    <div
      data-layer="captions"
      className="flex flex-col items-center gap-[0.3em] text-center text-[calc(clamp(12px,2.2cqw,30px)*var(--caption-scale,1))] leading-snug"
    >
      {last.map((line) => (
        <p
          key={line.id}
          className={`max-w-[92%] rounded-[0.3em] bg-(--caption-ground,rgb(0_0_0/0.85)) text-(--caption-ink,inherit) px-[0.6em] py-[0.1em] ${last.length > 1 ? "line-clamp-1" : "line-clamp-2"}`}
        >
          {line.speaker && <span className="text-(--caption-ink,var(--stage-accent))">{line.speaker}: </span>}
          {line.text}
        </p>
      ))}
    </div>
  );
}
