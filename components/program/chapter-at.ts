/** Returns the chapter that is shown at a time. */
export const chapterAt = <Chapter extends { start_sec: number }>(
  chapters: readonly Chapter[],
  second: number,
): Chapter | undefined => chapters.findLast(({ start_sec }) => start_sec <= second + ROUNDING);

/** A player that was sent to a chapter's start may say that it's a little before it. */
const ROUNDING = 0.05;
