import type { CaptionLine } from "./types";

/** The last two lines that were said. */
export function StageCaptions({ lines }: { lines: readonly CaptionLine[] }) {
  const last = lines.slice(-2);
  return (
    <div
      data-layer="captions"
      className="flex flex-col items-center gap-[0.3em] text-center text-[clamp(12px,2.2cqw,30px)] leading-snug"
    >
      {last.map((line) => (
        <p
          key={line.id}
          className={`max-w-[92%] rounded-[0.3em] bg-black/85 px-[0.6em] py-[0.1em] ${last.length > 1 ? "line-clamp-1" : "line-clamp-2"}`}
        >
          {line.speaker && <span className="text-(--stage-accent)">{line.speaker}: </span>}
          {line.text}
        </p>
      ))}
    </div>
  );
}
