import clsx from "clsx";
import type { Quality } from "@/lib/room/types";

const LEVELS: Record<Quality, number> = { unknown: 0, lost: 0, poor: 1, good: 2, excellent: 3 };
const WORDS: Record<Quality, string> = {
  unknown: "not measured yet",
  lost: "lost",
  poor: "weak",
  good: "fair",
  excellent: "good",
};
const HEIGHTS = ["h-1.5", "h-2.5", "h-3.5"];

/** Three bars for connection quality. */
export function QualityBars({ quality, whose = "Connection" }: { quality: Quality; whose?: string }) {
  const level = LEVELS[quality];
  const tone = level >= 2 ? "bg-ok" : "bg-warn";
  return (
    <span className="inline-flex h-4 items-end gap-0.5" role="img" aria-label={`${whose}: ${WORDS[quality]}`}>
      {HEIGHTS.map((height, index) => (
        <span
          key={height}
          className={clsx("w-1 rounded-[1px]", height, index < level ? tone : "bg-line-strong")}
        />
      ))}
    </span>
  );
}
