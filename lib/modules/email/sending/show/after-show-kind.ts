/** After a show: to those who watched it live, and to those who didn't. Each is also a kind of email. */
const AFTER_SHOW_KINDS = ["replay", "missed"] as const;
export type AfterShowKind = (typeof AFTER_SHOW_KINDS)[number];

export const isAfterShow = (kind: string): kind is AfterShowKind =>
  (AFTER_SHOW_KINDS as readonly string[]).includes(kind);
