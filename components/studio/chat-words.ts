import type { ChatFormWords } from "@/components/room/chat-form";

/** What pages of those who make a show call one another in its chat. */
export const CHAT_ROLE_WORDS = { host: "Host", guest: "Guest", crew: "Crew" };

export const CHAT_WORDS: ChatFormWords = {
  write: "Say something to everybody",
  send: "Send",
  replyingTo: (name) => `Reply to ${name}:`,
  cancelReply: "Do not reply",
};
