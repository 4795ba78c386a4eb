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
