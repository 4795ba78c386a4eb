"use client";

import { CornerUpLeft } from "lucide-react";
import { useState } from "react";
import { ChatForm } from "@/components/room/chat-form";
import { ChatLines } from "@/components/room/chat-lines";
import { LineAction } from "@/components/room/line-action";
import { PinnedLine } from "@/components/room/pinned-line";
import { useStore, useStorePart } from "@/components/room/use-store";
import { CHAT_ROLE_WORDS, CHAT_WORDS } from "@/components/studio/chat-words";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import type { ChatLine } from "@/lib/live";
import type { BackstageController } from "./backstage-controller";
import type { PublicShow } from "./backstage-types";

interface BackstageChatProps {
  controller: BackstageController;
  onAir: boolean;
}

/** Whether the audience chats, as far as known: the server refuses what is written while it doesn't. */
export function useAudienceChats(controller: BackstageController, show: PublicShow | null): boolean {
  const changed = useStorePart(controller.feed.besideChat, ({ settings }) => settings?.chat);
  return changed ?? show?.watch.chat ?? true;
}

/** The audience chat, for guests who want to reply. */
export function BackstageChat({ controller, onAir }: BackstageChatProps) {
  const { slug } = controller;
  const { lines, rules } = useStore(controller.feed);
  const [replyTo, setReplyTo] = useState<ChatLine | null>(null);
  return (
    <section aria-labelledby="audience-chat" className="flex flex-col gap-3">
      <h2 id="audience-chat" className="font-medium text-base">
        Audience chat
      </h2>
      {rules.pinned && <PinnedLine line={rules.pinned} label="Pinned" />}
      <div className="flex max-h-72 min-h-0 flex-col">
        <ChatLines
          lines={lines}
          label="Chat"
          locale="en"
          roles={CHAT_ROLE_WORDS}
          empty={onAir ? "No messages yet." : "Audience messages appear here once the show is on air."}
          actions={{
            label: (name) => `More actions for ${name}’s message`,
            of: (line, close) => (
              <LineAction
                icon={<CornerUpLeft className="size-4" aria-hidden />}
                onClick={() => {
                  setReplyTo(line);
                  close();
                }}
              >
                Reply
              </LineAction>
            ),
          }}
        />
      </div>
      {onAir && (
        <ChatForm
          words={CHAT_WORDS}
          replyTo={replyTo}
          onReplied={() => setReplyTo(null)}
          explain={(error) => (error instanceof ApiError ? error.message : "Couldn’t send it. Try again.")}
          onSend={async (body) => {
            await api("postGuestLine", { as: `guest:${slug}`, params: { slug }, body });
            return null;
          }}
        />
      )}
    </section>
  );
}
