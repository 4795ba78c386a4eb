import type { DataOf } from "@/lib/client/wire-types";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";

type Recording = DataOf<"getRecording">;

export interface CallSound {
  recordingId: string;
  program: NonNullable<Recording["program"]>;
  /** How many seconds of the program are before the call's first second. */
  offset: number;
}

type Facts = Pick<CallDetailWire["call"], "source" | "started_at" | "duration_sec">;

/** A recording that was never changed. */
const FIRST_VERSION = 1;

/**
 * Finds the recording that a call can be heard in. A call of a show begins with its recording; a notetaker's begins somewhere
 * in one, before any pause, which must not have been cut since. Without a certain match there's no sound, because a wrong
 * place is worse.
 */
export function soundOf(
  { source, started_at, duration_sec }: Facts,
  recordings: readonly Recording[],
): CallSound | null {
  if (source === "given" || started_at === null) return null;
  const start = Date.parse(started_at);
  for (const { id, program, started_at: from, played, version, state } of recordings) {
    const [first] = played;
    if (!program || !first || state === "live") continue;
    const offset = (start - Date.parse(from)) / 1_000;
    const isMatch =
      source === "show"
        ? offset === 0
        : version === FIRST_VERSION &&
          offset >= first.from_sec &&
          offset + (duration_sec ?? 0) <= first.to_sec + 5;
    if (isMatch) return { recordingId: id, program, offset: Math.max(0, offset - first.from_sec) };
  }
  return null;
}
