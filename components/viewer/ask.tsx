"use client";

import { type FormEvent, useState } from "react";
import { clearSent } from "@/components/room/clear-sent";
import { SendRow } from "@/components/room/send-row";
import { useRetryableText } from "@/components/room/use-retryable-text";
import { Checkbox } from "@/components/ui/checkbox";
import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import { useViewer } from "./viewer-context";

const CHARACTERS = 400;

/** The field to ask a question, for everyone or only for the crew. */
export function Ask() {
  const { view, words: all } = useViewer();
  const words = all.questions;
  const [text, setText] = useState("");
  const [forCrew, setForCrew] = useState(false);
  const [state, setState] = useState<"ready" | "sending" | "failed" | "soon" | "sent">("ready");
  const tried = useRetryableText();

  async function ask(event: FormEvent) {
    event.preventDefault();
    const asked = text.trim();
    if (asked === "" || state === "sending") return;
    setState("sending");
    try {
      const as = `attendee:${view.slug}` as const;
      await audienceApi("askQuestion", {
        as,
        params: { slug: view.slug },
        body: { ...tried.of(asked), private: forCrew },
      });
      tried.forget();
      setText(clearSent(asked));
      setState(forCrew ? "sent" : "ready");
    } catch (error) {
      setState(error instanceof ApiError && error.code === "rate_limited" ? "soon" : "failed");
    }
  }

  return (
    <form onSubmit={(event) => void ask(event)} className="flex shrink-0 flex-col gap-1.5 pb-1">
      <SendRow
        label={words.write}
        send={words.send}
        maxLength={CHARACTERS}
        value={text}
        onChange={(next) => {
          setText(next);
          setState((now) => (now === "sending" ? now : "ready"));
        }}
        busy={state === "sending"}
      />
      <Checkbox label={words.private} checked={forCrew} onCheckedChange={setForCrew} />
      <p role="status" className={state === "failed" ? "text-danger text-sm" : "text-ink-muted text-sm"}>
        {state === "failed" && words.failed}
        {state === "soon" && words.soon}
        {state === "sent" && words.sent}
      </p>
    </form>
  );
}
