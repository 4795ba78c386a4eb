import type { SilentReason } from "@/lib/stage";

/** What the process in the room is told. Samples are one channel of 16 bits. */
export type ToRoomVoice =
  | { say: string }
  | { line: string; samples: Int16Array }
  | { whole: string }
  | { stop: string };

/** How a line ended that was not stopped. */
export type LineEnd = Extract<SilentReason, "talked_over"> | "said";

export interface FromRoomVoice {
  line: string;
  ended: LineEnd;
}
