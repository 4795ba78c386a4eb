import type { HandlersOf } from "@/lib/operation/handlers-of";
import { banFromChat } from "./ban-from-chat";
import { getChatFilter, setChatFilter } from "./chat-filter";
import type { chatContract } from "./contract";
import { getChat } from "./get-chat";
import { liftChatBan } from "./lift-chat-ban";
import { listChatBans } from "./list-chat-bans";
import { listChatLines } from "./list-chat-lines";
import { postChatMessage } from "./post-chat-message";
import { postGuestLine } from "./post-guest-line";
import { reportChatLine } from "./report-chat-line";
import { sendChatLine } from "./send-chat-line";
import { updateChat } from "./update-chat";
import { updateChatLine } from "./update-chat-line";

export const handlers: HandlersOf<typeof chatContract> = {
  banFromChat,
  getChat,
  getChatFilter,
  liftChatBan,
  listChatBans,
  listChatLines,
  postChatMessage,
  postGuestLine,
  reportChatLine,
  sendChatLine,
  setChatFilter,
  updateChat,
  updateChatLine,
};
