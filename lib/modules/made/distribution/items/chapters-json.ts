import type { Chapter } from "@/lib/program";

/** Chapters in Podcasting 2.0's form. */
export const chaptersJson = (chapters: readonly Chapter[]): string =>
  JSON.stringify({
    version: "1.2.0",
    chapters: chapters.map(({ title, programMs }) => ({ startTime: Math.round(programMs) / 1_000, title })),
  });
