import { KIND_WORDS } from "./kind-words";

/** Mails as they stand in lists of what went out; others are called as where their copy is written. */
const MAIL_WORDS: Record<string, string> = {
  h24: "Reminder, 24 hours before",
  h1: "Reminder, 1 hour before",
  live: "Reminder at the start",
  changed: "Date change",
  cancelled: "Show cancellation",
  guest_invite: "Guest invitation",
  message: "Message",
  rehearsal_cancelled: "Rehearsal cancellation",
  place_cancelled: "Registration cancellation",
  signup_link: "Registration confirmation link",
};

/** A kind of mail in words; one that is new stays as the API names it. */
export const mailWords = (kind: string): string => MAIL_WORDS[kind] ?? KIND_WORDS[kind] ?? kind;
