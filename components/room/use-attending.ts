"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { PrivateChat } from "./private-chat";

const onVisibility = (notify: () => void): (() => void) => {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
};

/** Marks a private conversation as read while it is visible. */
export function useAttending(chat: PrivateChat, guestId: string, inSight: boolean): void {
  const seen = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "visible",
    () => false,
  );
  useEffect(() => {
    if (inSight && seen) return chat.attend(guestId);
  }, [chat, guestId, inSight, seen]);
}
