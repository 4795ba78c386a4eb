import type { ProgramSources } from "@/lib/modules/after/program";
import { microphoneMark, spokenTimes } from "@/lib/program";
import type { MarkedTime } from "./pass-rows";

/** Returns when people's stored microphones could be heard, and which copies are. */
export const markedTimes = ({ show, tracks }: Pick<ProgramSources, "show" | "tracks">): MarkedTime[] =>
  spokenTimes(show, tracks).map((time) => ({ ...time, mark: microphoneMark(tracks, time) }));
