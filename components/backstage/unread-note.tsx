"use client";

import { MessageSquareLock } from "lucide-react";
import { useUnread } from "@/components/room/use-unread";
import { Button } from "@/components/ui/button";
import type { BackstageController } from "./backstage-controller";
import { CREW_CHAT_ID } from "./crew-chat";

/** Unread messages from the crew, with a button to scroll to them. */
export function UnreadNote({ controller }: { controller: BackstageController }) {
  const unread = useUnread(controller.privateChat);
  if (unread === 0) return null;
  const show = () => {
    const chat = document.getElementById(CREW_CHAT_ID);
    chat?.scrollIntoView({ block: "center" });
    chat?.focus({ preventScroll: true });
  };
  return (
    <div role="status" className="flex items-center gap-3 rounded-control bg-accent-soft px-3 py-1.5">
      <MessageSquareLock className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 text-base">
        {unread === 1 ? "1 unread message from the crew" : `${unread} unread messages from the crew`}
      </p>
      <Button size="sm" onClick={show}>
        Show messages
      </Button>
    </div>
  );
}
