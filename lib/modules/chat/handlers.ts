import type { HandlersOf } from "@/lib/operation/handlers-of";
import { banFromChat } from "./ban-from-chat";
import { getChatFilter, setChatFilter } from "./chat-filter";
import type { chatContract } from "./contract";
import { getChatSettings } from "./get-chat-settings";
import { liftChatBan } from "./lift-chat-ban";
import { listChatBans } from "./list-chat-bans";
import { listChatLines } from "./list-chat-lines";
import { postChatMessage } from "./post-chat-message";
import { postGuestLine } from "./post-guest-line";
import { reportChatLine } from "./report-chat-line";
import { sendChatLine } from "./send-chat-line";
import { updateChatLine } from "./update-chat-line";
import { updateChatSettings } from "./update-chat-settings";

export const handlers: HandlersOf<typeof chatContract> = {
  banFromChat,
  getChatSettings,
  getChatFilter,
  liftChatBan,
  listChatBans,
  listChatLines,
  postChatMessage,
  postGuestLine,
  reportChatLine,
  sendChatLine,
  setChatFilter,
  updateChatSettings,
  updateChatLine,
};
