/** Mails that are written so far. Reminders and the organiser's own messages join them later. */
export const MAIL_KINDS = ["confirmation", "sign_in", "webhook_disabled"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
