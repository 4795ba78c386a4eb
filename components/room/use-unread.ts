"use client";

import type { PrivateChat } from "./private-chat";
import { useStore } from "./use-store";

/** Number of unread private messages in all conversations. */
export const useUnread = (chat: PrivateChat): number =>
  [...useStore(chat.unread).values()].reduce((sum, one) => sum + one, 0);
