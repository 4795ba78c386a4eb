import { msOfFrame, type ProgramLine } from "@/lib/program";
import type { RecordingWire } from "../schema";
import type { Timeline } from "./timeline";

/** Returns what a program plays of a recording's timeline, in the program's order. Intro and outro aren't on it. */
export function playedTimes(
  { stretches }: ProgramLine,
  { offsets, durationMs }: Timeline,
): RecordingWire["played"] {
  const ends = [...offsets.values(), durationMs];
  return stretches.flatMap(({ sessionId, from, to, programFrame }) => {
    const offset = offsets.get(sessionId);
    if (offset === undefined) return [];
    const onAir = (frame: number) => Math.round(offset + msOfFrame(frame));
    // The last frame may reach past the session's end.
    const end = Math.min(onAir(to), ...ends.filter((one) => one > offset));
    const at = Math.round(msOfFrame(programFrame));
    return [{ from_sec: onAir(from) / 1000, to_sec: end / 1000, at_sec: at / 1000 }];
  });
}
