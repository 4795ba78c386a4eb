import { GUEST_INVITE_WORDS, type GuestInviteWords } from "./guest-invite-words";

/** What is said to guests in a language that `wordsFor` speaks. */
export const guestWordsFor = (language: string): GuestInviteWords =>
  GUEST_INVITE_WORDS[language.toLowerCase().split("-")[0] ?? ""] ??
  (GUEST_INVITE_WORDS.en as GuestInviteWords);
