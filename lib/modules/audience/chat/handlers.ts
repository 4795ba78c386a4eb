import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { chatContract } from "./contract";
import { listChatLines } from "./lines/list-chat-lines";
import { postChatMessage } from "./lines/post-chat-message";
import { postGuestLine } from "./lines/post-guest-line";
import { reportChatLine } from "./lines/report-chat-line";
import { sendChatLine } from "./lines/send-chat-line";
import { updateChatLine } from "./lines/update-chat-line";
import { banFromChat } from "./moderation/ban-from-chat";
import { getModeration } from "./moderation/get-moderation";
import { liftChatBan } from "./moderation/lift-chat-ban";
import { listChatBans } from "./moderation/list-chat-bans";
import { updateModeration } from "./moderation/update-moderation";
import { getWordFilter, setWordFilter } from "./moderation/word-filter";

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
