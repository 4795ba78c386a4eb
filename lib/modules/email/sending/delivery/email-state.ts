/** Three open states, and the final ones. A draft waits for someone to send it. */
export type EmailState =
  | "draft"
  | "queued"
  | "sending"
  | "sent"
  | "captured"
  | "suppressed"
  | "skipped"
  | "failed"
  | "bounced"
  | "complained";

export const isOpen = (state: EmailState): boolean => state === "queued" || state === "sending";
