/** States after which nothing more happens to a message, and the three before. A draft waits for somebody to send it. */
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
