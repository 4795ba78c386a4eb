/** Mails that are written so far. Reminders and the organiser's own messages join them later. */
export const MAIL_KINDS = ["confirmation", "sign_in", "invitation", "webhook_disabled"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Mails around a link that is a secret: made at the moment of sending, of what their job holds encrypted. */
const SEALED: readonly string[] = ["sign_in", "invitation"] satisfies MailKind[];
export const isSealed = (kind: string): boolean => SEALED.includes(kind);
