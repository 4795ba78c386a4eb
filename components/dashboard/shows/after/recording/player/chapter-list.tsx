"use client";

import clsx from "clsx";
import { chapterAt } from "@/components/program/chapter-at";
import { secondAsClock } from "@/lib/stage/video-time";
import type { Chapter } from "../facts/recording";

interface ChapterListProps {
  chapters: readonly Chapter[];
  at: number;
  /** How far the program can be played, in seconds. */
  end: number;
  seek: (second: number) => void;
}

/** The show's segments as chapters. */
export function ChapterList({ chapters, at, end, seek }: ChapterListProps) {
  const current = chapterAt(chapters, at);
  return (
    <section aria-label="Chapters" className="min-h-0 flex-1 overflow-y-auto">
      {chapters.length === 0 && (
        <p className="text-base text-ink-muted">
          No chapters. Shows with a run of show get one chapter per segment.
        </p>
      )}
      <ol className="pr-1">
        {chapters.map((chapter) => (
          <li key={`${chapter.segment_id} ${chapter.start_sec}`}>
            <button
              type="button"
              disabled={chapter.start_sec >= end}
              aria-current={chapter === current || undefined}
              onClick={() => seek(chapter.start_sec)}
              className={clsx(
                "flex min-h-9 w-full items-baseline gap-3 rounded-control px-2 py-1.5 text-left text-base",
                "enabled:hover:bg-hover disabled:text-ink-muted",
                chapter === current && "bg-accent-soft font-medium text-accent",
              )}
            >
              <span className="tabular w-12 shrink-0 text-right text-sm">
                {secondAsClock(chapter.start_sec)}
              </span>
              <span className="min-w-0 break-words">{chapter.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
