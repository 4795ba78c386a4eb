import { longChapters } from "@/lib/content/long-chapters";
import type { Chapter } from "@/lib/program";

/** Chapters in Podcasting 2.0's form. */
export function chaptersJson(chapters: readonly Chapter[], durationMs: number | null): string {
  const starts = chapters.map(({ title, programMs }) => ({ title, fromMs: Math.round(programMs) }));
  return JSON.stringify({
    version: "1.2.0",
    chapters: longChapters(starts, durationMs ?? Number.POSITIVE_INFINITY).map(({ title, fromMs }) => ({
      startTime: fromMs / 1_000,
      title,
    })),
  });
}
