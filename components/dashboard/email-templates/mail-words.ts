import { KIND_WORDS } from "./kind-words";

/** Mails as they stand in lists of what went out; others are called as where their copy is written. */
const MAIL_WORDS: Record<string, string> = {
  h24: "Reminder, 24 hours before",
  h1: "Reminder, one hour before",
  live: "Reminder at the start",
  changed: "Notice of the changed date",
  cancelled: "Cancellation of the show",
  guest_invite: "Invitation for guests",
  message: "Message",
  rehearsal_cancelled: "Cancellation of a rehearsal",
  place_cancelled: "Cancellation of a place",
  signup_link: "Link to confirm a registration",
};

/** A kind of mail in words; one that is new stays as the API names it. */
export const mailWords = (kind: string): string => MAIL_WORDS[kind] ?? KIND_WORDS[kind] ?? kind;
