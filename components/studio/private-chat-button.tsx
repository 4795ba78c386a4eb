"use client";

import { MessageSquareLock } from "lucide-react";
import { useState } from "react";
import { useStore } from "@/components/room/use-store";
import { IconButton } from "@/components/ui/icon-button";
import { usePersonDialogs } from "./person-dialogs";
import { useStudio } from "./studio-context";
import type { DeskGuest } from "./studio-types";

interface PrivateChatButtonProps {
  guest: DeskGuest | null;
  /** Shows the button even with nothing unread, for places where no menu offers the chat. */
  always?: boolean;
}

/** Opens the private chat with a guest and shows its unread count. */
export function PrivateChatButton({ guest, always = false }: PrivateChatButtonProps) {
  const { controller } = useStudio();
  const unread = useStore(controller.privateChat.unread).get(guest?.id ?? "") ?? 0;
  const { chatWith, openFor } = usePersonDialogs();
  // Stays until focus moves on, because a button that disappears loses the focus.
  const [held, setHeld] = useState(false);
  if (!guest) return null;
  const open = chatWith === guest.id;
  if (!always && unread === 0 && !open && !held) return null;
  return (
    <span className="relative inline-flex">
      <IconButton
        size="sm"
        variant="secondary"
        label={
          unread === 0
            ? `Private chat with ${guest.name}`
            : `Private chat with ${guest.name}, ${unread} unread`
        }
        icon={<MessageSquareLock className="size-4" />}
        onClick={() => {
          openFor(guest, "chat");
          setHeld(true);
        }}
        onBlur={() => setHeld(open)}
      />
      {unread > 0 && (
        <span
          aria-hidden
          className="tabular pointer-events-none absolute -top-1.5 -right-1.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 font-medium text-[0.6875rem] text-on-accent"
        >
          {unread}
        </span>
      )}
    </span>
  );
}
