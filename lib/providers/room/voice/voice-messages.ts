import type { SilentReason } from "@/lib/stage";

/** Messages to the process in the room. Samples are one channel of 16 bits. */
export type ToRoomVoice =
  | { say: string }
  | { line: string; samples: Int16Array }
  | { whole: string }
  | { stop: string };

/** How a line that was not canceled ended. */
export type LineEnd = Extract<SilentReason, "talked_over"> | "said";

export interface FromRoomVoice {
  line: string;
  ended: LineEnd;
}
