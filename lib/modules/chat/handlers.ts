import type { HandlersOf } from "@/lib/operation/handlers-of";
import { banFromChat } from "./ban-from-chat";
import type { chatContract } from "./contract";
import { getModeration } from "./get-moderation";
import { liftChatBan } from "./lift-chat-ban";
import { listChatBans } from "./list-chat-bans";
import { listChatLines } from "./list-chat-lines";
import { postChatMessage } from "./post-chat-message";
import { postGuestLine } from "./post-guest-line";
import { reportChatLine } from "./report-chat-line";
import { sendChatLine } from "./send-chat-line";
import { updateChatLine } from "./update-chat-line";
import { updateModeration } from "./update-moderation";
import { getWordFilter, setWordFilter } from "./word-filter";

export const handlers: HandlersOf<typeof chatContract> = {
  banFromChat,
  getModeration,
  getWordFilter,
  liftChatBan,
  listChatBans,
  listChatLines,
  postChatMessage,
  postGuestLine,
  reportChatLine,
  sendChatLine,
  setWordFilter,
  updateModeration,
  updateChatLine,
};
