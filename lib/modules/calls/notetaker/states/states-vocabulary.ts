export const NOTETAKER_STATES = [
  "scheduled",
  "joining",
  "waiting",
  "in_call",
  "leaving",
  "done",
  "failed",
] as const;
export type NotetakerState = (typeof NOTETAKER_STATES)[number];

export const SUB_CODES = ["lobby_timeout", "removed_by", "no_consent", "empty_room", "ended"] as const;
export type SubCode = (typeof SUB_CODES)[number];

export const DECISIONS = ["admit", "decline", "remove"] as const;
export type Decision = (typeof DECISIONS)[number];

export const isOver = (state: string): boolean => state === "done" || state === "failed";
