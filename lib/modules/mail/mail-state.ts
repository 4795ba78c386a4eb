/** States after which nothing more happens to a message, and the two before. */
export type MailState =
  | "queued"
  | "sending"
  | "sent"
  | "captured"
  | "suppressed"
  | "skipped"
  | "failed"
  | "bounced"
  | "complained";
