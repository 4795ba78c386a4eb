import type { Recording } from "./recording";

/** Length of a recording's program in seconds, so far while it grows. Also if nothing of it can be played yet. */
export const programSeconds = ({ program, played }: Pick<Recording, "program" | "played">): number => {
  const last = played.at(-1);
  return program?.duration_sec ?? (last ? last.at_sec + last.to_sec - last.from_sec : 0);
};
