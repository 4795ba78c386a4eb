import { GUEST_INVITE_WORDS, type GuestInviteWords } from "./guest-invite-words";

/** Text for guests, in a language that `wordsFor` supports. */
export const guestWordsFor = (language: string): GuestInviteWords =>
  GUEST_INVITE_WORDS[language.toLowerCase().split("-")[0] ?? ""] ??
  (GUEST_INVITE_WORDS.en as GuestInviteWords);
