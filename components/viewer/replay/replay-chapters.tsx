import clsx from "clsx";
import { chapterAt } from "@/components/program/chapter-at";
import type { Playback } from "@/components/program/use-playback";
import { secondAsClock } from "@/lib/stage/video-time";
import type { ReplayProgram } from "./replay";

/** The show's segments. A click plays from the beginning of one. */
export function ReplayChapters({ program, playback }: { program: ReplayProgram; playback: Playback }) {
  const { chapters, composed_sec: end } = program;
  const current = chapterAt(chapters, playback.at);
  return (
    <ol className="flex flex-col">
      {chapters.map((chapter) => {
        const { segment_id, start_sec, title } = chapter;
        const isCurrent = chapter === current;
        return (
          <li key={`${segment_id} ${start_sec}`}>
            <button
              type="button"
              disabled={start_sec >= end}
              aria-current={isCurrent ? "true" : undefined}
              onClick={() => playback.seek(start_sec)}
              className={clsx(
                "grid min-h-11 w-full grid-cols-[3.5rem_1fr] items-center rounded-control px-2 text-left text-base",
                isCurrent ? "bg-accent-soft font-medium" : "enabled:hover:bg-hover",
              )}
            >
              <span className="tabular text-ink-muted text-sm">{secondAsClock(start_sec)}</span>
              <span className={clsx("wrap-anywhere py-1.5", start_sec >= end && "text-ink-muted")}>
                {title}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
