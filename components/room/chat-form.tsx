"use client";

import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { ChatLine } from "@/lib/live";
import { clearSent } from "./clear-sent";
import { SendRow } from "./send-row";
import { useRetryableText } from "./use-retryable-text";

const CHARACTERS = 500;

export interface ChatFormWords {
  write: string;
  send: string;
  replyingTo: (name: string) => string;
  cancelReply: string;
}

interface ChatFormProps {
  words: ChatFormWords;
  /** The message being replied to. */
  replyTo: ChatLine | null;
  onReplied: () => void;
  /** Sends a message, with the same `id` on retries. The returned text is shown below the field. */
  onSend: (line: { id: string; text: string; reply_to?: string }) => Promise<string | null>;
  explain: (error: unknown) => string;
  /** Shown below the field, for example about slow mode. */
  hint?: string;
}

/** The field for a chat message to everyone. */
export function ChatForm({ words, replyTo, onReplied, onSend, explain, hint }: ChatFormProps) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<{ text: string; failed: boolean } | null>(null);
  const tried = useRetryableText();
  const chosen = useRef(replyTo);
  chosen.current = replyTo;
  const field = useRef<HTMLInputElement>(null);
  const repliedTo = replyTo?.id;
  useEffect(() => {
    if (repliedTo !== undefined) field.current?.focus();
  }, [repliedTo]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said === "" || busy) return;
    setBusy(true);
    setNote(null);
    try {
      const reply = await onSend({ ...tried.of(said), ...(replyTo ? { reply_to: replyTo.id } : {}) });
      tried.forget();
      setText(clearSent(said));
      if (chosen.current?.id === replyTo?.id) onReplied();
      setNote(reply === null ? null : { text: reply, failed: false });
    } catch (error) {
      setNote({ text: explain(error), failed: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} className="flex shrink-0 flex-col gap-1 pb-1">
      {replyTo && (
        <div className="flex items-center gap-2 border-accent border-l-2 pl-2 text-ink-muted text-sm">
          <p className="min-w-0 flex-1 truncate">
            {words.replyingTo(replyTo.author.name)} <span dir="auto">{replyTo.text}</span>
          </p>
          <IconButton
            size="sm"
            label={words.cancelReply}
            icon={<X className="size-4" aria-hidden />}
            onClick={() => {
              onReplied();
              field.current?.focus();
            }}
          />
        </div>
      )}
      <SendRow
        label={words.write}
        send={words.send}
        maxLength={CHARACTERS}
        value={text}
        onChange={setText}
        busy={busy}
        field={field}
      />
      <p role="status" className={note?.failed ? "text-danger text-sm" : "text-ink-muted text-sm"}>
        {note?.text ?? hint}
      </p>
    </form>
  );
}
