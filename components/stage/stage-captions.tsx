import type { CaptionLine } from "./types";

/** The last two lines that were said. */
export function StageCaptions({ lines }: { lines: readonly CaptionLine[] }) {
  const last = lines.slice(-2);
  if (last.length === 0) return null;
  return (
    <div className="flex flex-col items-center gap-[0.3em] text-center text-[clamp(12px,2.3cqw,26px)] leading-snug">
      {last.map((line) => (
        <p key={line.id} className="max-w-[86cqw] rounded-[0.3em] bg-black/85 px-[0.6em] py-[0.15em]">
          {line.speaker && <span className="text-(--stage-accent)">{line.speaker}: </span>}
          {line.text}
        </p>
      ))}
    </div>
  );
}
