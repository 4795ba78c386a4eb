"use client";

import { useRef } from "react";
import { PrivateChatPane } from "@/components/room/private-chat-pane";
import { useAttending } from "@/components/room/use-attending";
import { useInSight } from "@/components/room/use-in-sight";
import { useStore } from "@/components/room/use-store";
import { CHAT_ROLE_WORDS } from "@/components/studio/chat-words";
import type { BackstageController } from "./backstage-controller";

/** Scroll target of the unread note. */
export const CREW_CHAT_ID = "crew-chat";

/** Private chat between the crew and one guest. On this long page, messages count as read once they are visible. */
export function CrewChat({ controller, guestId }: { controller: BackstageController; guestId: string }) {
  const section = useRef<HTMLElement>(null);
  const messages = useStore(controller.privateChat.messages);
  useAttending(controller.privateChat, guestId, useInSight(section));
  return (
    <section
      ref={section}
      id={CREW_CHAT_ID}
      tabIndex={-1}
      aria-label="Private chat"
      className="flex scroll-mt-40 flex-col gap-2 outline-none"
    >
      <h2 className="font-medium text-base">Private chat with the crew</h2>
      <PrivateChatPane
        messages={messages}
        label="Private chat with the crew"
        empty="No messages yet. Only the crew can see what you write here."
        roles={CHAT_ROLE_WORDS}
        onSend={controller.write}
      />
    </section>
  );
}
