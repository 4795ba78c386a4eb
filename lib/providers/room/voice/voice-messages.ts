import type { SilentReason } from "@/lib/stage";

/** What the process in the room is told. Samples are one channel of 16 bits. */
export type ToRoomVoice =
  | { join: { url: string; token: string; sampleRate: number } }
  | { say: string }
  | { line: string; samples: Int16Array }
  | { whole: string }
  | { stop: string };

/** How a line ended that was not stopped. */
export type LineEnd = Extract<SilentReason, "talked_over"> | "said";

export type FromRoomVoice = { joined: true } | { line: string; ended: LineEnd } | { left: string };
