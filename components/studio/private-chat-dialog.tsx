"use client";

import { useState } from "react";
import { PrivateChatPane } from "@/components/room/private-chat-pane";
import { useAttending } from "@/components/room/use-attending";
import { useStore } from "@/components/room/use-store";
import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/switch";
import { CHAT_ROLE_WORDS } from "./chat-words";
import { useStudio } from "./studio-context";
import type { DeskGuest } from "./studio-types";

interface PrivateChatDialogProps {
  guest: Pick<DeskGuest, "id" | "name">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** With one guest: whoever runs the show reads and writes in it. */
export function PrivateChatDialog({ guest, open, onOpenChange }: PrivateChatDialogProps) {
  const { controller } = useStudio();
  useAttending(controller.privateChat, guest.id, open);
  const messages = useStore(controller.privateChat.messages);
  const [spoken, setSpoken] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Private chat with ${guest.name}`}
      description="Between them and those who run the show. Nobody else sees it."
    >
      <PrivateChatPane
        messages={messages.filter(({ guest_id }) => guest_id === guest.id)}
        label={`Private chat with ${guest.name}`}
        empty="Nothing said yet."
        roles={CHAT_ROLE_WORDS}
        onSend={(text) => controller.writeTo(guest.id, text, spoken)}
      />
      <Switch
        className="mt-3"
        label="Speak it into their ear"
        hint="In the announcer's voice, up to 200 characters. Nobody else hears it."
        checked={spoken}
        onCheckedChange={setSpoken}
      />
    </Dialog>
  );
}
