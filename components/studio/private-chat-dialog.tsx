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

/** Private chat between one guest and the crew. */
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
      description="Only this guest and the crew can see it."
    >
      <PrivateChatPane
        messages={messages.filter(({ guest_id }) => guest_id === guest.id)}
        label={`Private chat with ${guest.name}`}
        empty="No messages yet."
        roles={CHAT_ROLE_WORDS}
        onSend={(message) => controller.writeTo(guest.id, message, spoken)}
      />
      <Switch
        className="mt-3"
        label="Read aloud to them"
        hint="In the announcer’s voice, up to 200 characters. No one else hears it."
        checked={spoken}
        onCheckedChange={setSpoken}
      />
    </Dialog>
  );
}
