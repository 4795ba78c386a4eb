import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { privateMessagesContract } from "./contract";
import { getMyMessages } from "./get-my-messages";
import { listPrivateMessages } from "./list-private-messages";
import { sendMyMessage } from "./send-my-message";
import { sendPrivateMessage } from "./send-private-message";

export const handlers: HandlersOf<typeof privateMessagesContract> = {
  listPrivateMessages,
  sendPrivateMessage,
  getMyMessages,
  sendMyMessage,
};
