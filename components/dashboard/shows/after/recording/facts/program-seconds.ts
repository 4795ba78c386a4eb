import type { Recording } from "./recording";

/** Length of a recording's program in seconds, so far while it grows. Also if nothing of it can be played yet. */
export const programSeconds = ({ program, played }: Pick<Recording, "program" | "played">): number =>
  program?.duration_sec ?? showSpan({ played }).to;

/** When the program plays the show, in seconds of the program: after an intro and before an outro. */
export function showSpan({ played }: Pick<Recording, "played">): { from: number; to: number } {
  const [first, last] = [played.at(0), played.at(-1)];
  return { from: first?.at_sec ?? 0, to: last ? last.at_sec + last.to_sec - last.from_sec : 0 };
}
