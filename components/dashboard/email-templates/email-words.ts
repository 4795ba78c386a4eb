import { KIND_WORDS } from "./kind-words";

/** Names of emails in lists of sent ones. Others use the name from the editor. */
const EMAIL_WORDS: Record<string, string> = {
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

/** The name of an email kind. New kinds keep the API's name. */
export const emailWords = (kind: string): string => EMAIL_WORDS[kind] ?? KIND_WORDS[kind] ?? kind;
