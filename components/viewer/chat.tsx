"use client";

import { SendHorizontal } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ChatLines } from "@/components/room/chat-lines";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api";
import type { ChatLine } from "@/lib/live";
import { useTriedAgain } from "./use-tried-again";
import { useViewer } from "./viewer-context";
import { viewerWordsFor } from "./words/viewer-words-for";

const CHARACTERS = 500;

/** What everybody in the show says, and a field to say something. */
export function Chat({ lines }: { lines: readonly ChatLine[] }) {
  const { view } = useViewer();
  const words = viewerWordsFor(view.language).chat;
  const [text, setText] = useState("");
  const [state, setState] = useState<"ready" | "sending" | "failed">("ready");
  const tried = useTriedAgain();

  async function send(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said === "" || state === "sending") return;
    setState("sending");
    try {
      const as = `attendee:${view.slug}` as const;
      await api("postChatMessage", { as, params: { slug: view.slug }, body: tried.of(said) });
      tried.forget();
      setText("");
      setState("ready");
    } catch {
      setState("failed");
    }
  }

  return (
    <div className="flex min-h-0 flex-col gap-3 lg:h-full">
      <ChatLines lines={lines} empty={words.empty} label={words.title} locale={view.language} />
      <form onSubmit={(event) => void send(event)} className="flex shrink-0 items-start gap-2 pb-1">
        <div className="min-w-0 flex-1">
          <Input
            aria-label={words.write}
            placeholder={words.write}
            maxLength={CHARACTERS}
            autoComplete="off"
            className="w-full"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status" className="text-danger text-sm">
            {state === "failed" && words.failed}
          </p>
        </div>
        <IconButton
          type="submit"
          label={words.send}
          disabled={text.trim() === ""}
          busy={state === "sending"}
          icon={<SendHorizontal className="size-4" aria-hidden />}
        />
      </form>
    </div>
  );
}
