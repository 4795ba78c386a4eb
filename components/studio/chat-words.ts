import type { ChatFormWords } from "@/components/room/chat-form";

/** Chat words on the crew's pages. */
export const CHAT_ROLE_WORDS = { host: "Host", guest: "Guest", crew: "Crew" };

export const CHAT_WORDS: ChatFormWords = {
  write: "Message everyone",
  send: "Send",
  replyingTo: (name) => `Reply to ${name}:`,
  cancelReply: "Cancel reply",
};
