"use client";

import { SendHorizontal } from "lucide-react";
import { type FormEvent, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { ChatRole } from "@/lib/live";
import { ChatLines } from "./chat-lines";
import { clearSent } from "./clear-sent";
import type { NewMessage, PrivateMessage } from "./private-chat";
import { useRetryableText } from "./use-retryable-text";

const CHARACTERS = 1_000;

interface PrivateChatPaneProps {
  messages: readonly PrivateMessage[];
  label: string;
  empty: string;
  roles: Readonly<Record<ChatRole, string>>;
  onSend: (message: NewMessage) => Promise<void>;
}

/** A private conversation with its message field. */
export function PrivateChatPane({ messages, label, empty, roles, onSend }: PrivateChatPaneProps) {
  const [text, setText] = useState("");
  const [state, setState] = useState<"ready" | "sending" | "failed">("ready");
  const tried = useRetryableText();

  async function send(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said === "" || state === "sending") return;
    setState("sending");
    try {
      await onSend(tried.of(said));
      tried.forget();
      setText(clearSent(said));
      setState("ready");
    } catch {
      setState("failed");
    }
  }
  const lines = messages.map(({ id, name, text: words, sent_at, from }) => ({
    id,
    author: { person: from, name, role: from },
    text: words,
    at: sent_at,
  }));
  return (
    <div className="flex max-h-96 min-h-0 flex-col gap-3">
      <ChatLines lines={lines} empty={empty} label={label} locale="en" roles={roles} />
      <form onSubmit={(event) => void send(event)} className="flex shrink-0 items-start gap-2">
        <div className="min-w-0 flex-1">
          <Input
            aria-label={`Message: ${label}`}
            placeholder="Write a message"
            maxLength={CHARACTERS}
            autoComplete="off"
            className="w-full"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status" className="text-danger text-sm">
            {state === "failed" && "Couldn’t send it. Try again."}
          </p>
        </div>
        <IconButton
          type="submit"
          label="Send"
          disabled={text.trim() === ""}
          busy={state === "sending"}
          icon={<SendHorizontal className="size-4" aria-hidden />}
        />
      </form>
    </div>
  );
}
