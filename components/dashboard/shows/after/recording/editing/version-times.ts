import type { DataOf } from "@/lib/client/wire-types";

/** Where the program that plays has which part of the recording's version, in order; null once it plays that version. */
export type Playing = DataOf<"listRecordingEdits">["playing"];

/** Returns the second of the recording's version at a second of the player, or the next one that both have. */
export function toVersion(playing: Playing, second: number): number {
  if (playing === null) return second;
  const part = playing.find(({ from_sec, to_sec, at_sec }) => second < at_sec + to_sec - from_sec);
  if (!part) return playing.at(-1)?.to_sec ?? 0;
  return rounded(part.from_sec + Math.max(0, second - part.at_sec));
}

/** Returns the second of the player at a second of the recording's version. Null if it doesn't play that yet. */
export function toPlayer(playing: Playing, second: number): number | null {
  if (playing === null) return second;
  const part = playing.find(({ from_sec, to_sec }) => from_sec <= second && second <= to_sec);
  return part ? rounded(part.at_sec + second - part.from_sec) : null;
}

/** To milliseconds. */
const rounded = (second: number): number => Math.round(second * 1000) / 1000;
