"use client";

import type { PrivateChat } from "./private-chat";
import { useStore } from "./use-store";

/** How many private messages were not read yet, of all conversations together. */
export const useUnread = (chat: PrivateChat): number =>
  [...useStore(chat.unread).values()].reduce((sum, one) => sum + one, 0);
