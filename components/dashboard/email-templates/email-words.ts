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
  recording_ready: "Recording ready, to hosts",
};

/** The name of an email kind. For kinds that aren't listed here, it's the API's name as words. */
export const emailWords = (kind: string): string => EMAIL_WORDS[kind] ?? KIND_WORDS[kind] ?? inWords(kind);

const inWords = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
