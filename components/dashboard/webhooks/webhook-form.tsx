"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ApiError } from "@/lib/client/api-error";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "../shell/environment";
import { EventPicker, type Subscription } from "./event-picker";

const NAMED = ["url", "events", "description", "client_id", "event_slug"];
const UNREACHABLE = "Deliveries cannot go there: the address is not public, or its port is not open to us.";

export interface WebhookDraft {
  url: string;
  description: string;
  events: Subscription[];
  client_id: string | null;
  event_slug: string | null;
}

interface WebhookFormProps {
  initial: WebhookDraft;
  submitLabel: string;
  busy: boolean;
  error: ApiError | null;
  onSubmit: (draft: WebhookDraft) => void;
}

export function WebhookForm({ initial, submitLabel, busy, error, onSubmit }: WebhookFormProps) {
  const { environment } = useEnvironment();
  const [draft, setDraft] = useState(initial);
  const change = (part: Partial<WebhookDraft>) => setDraft({ ...draft, ...part });
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(draft);
  }
  const general = error && !NAMED.some((field) => error.fields[field]);
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 pb-2">
      <Field
        label="Address"
        hint={environment === "live" ? "A public https address." : "A public address; http will do in test."}
        error={error?.fields.url === "not_allowed" ? UNREACHABLE : fieldWords(error, "url")}
      >
        <Input
          type="url"
          inputMode="url"
          placeholder="https://example.com/hooks/showrunner"
          value={draft.url}
          onChange={(event) => change({ url: event.target.value })}
          maxLength={2048}
          className="font-mono"
        />
      </Field>
      <Field label="Description" optional error={fieldWords(error, "description")}>
        <Input
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
          maxLength={500}
        />
      </Field>
      <EventPicker
        value={draft.events}
        onChange={(events) => change({ events })}
        error={fieldWords(error, "events")}
      />
      <details open={draft.client_id !== null || draft.event_slug !== null}>
        <summary className="w-fit rounded-control font-medium text-sm">
          Only for one client or one event
        </summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Field label="Client" optional hint="Its id, or your own." error={fieldWords(error, "client_id")}>
            <Input
              value={draft.client_id ?? ""}
              onChange={(event) => change({ client_id: event.target.value.trim() || null })}
              maxLength={160}
            />
          </Field>
          <Field label="Event" optional hint="Its slug." error={fieldWords(error, "event_slug")}>
            <Input
              value={draft.event_slug ?? ""}
              onChange={(event) => change({ event_slug: event.target.value.trim() || null })}
              maxLength={80}
            />
          </Field>
        </div>
      </details>
      {general && (
        <p role="alert" className="text-base text-danger">
          {error.message}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        busy={busy}
        disabled={draft.url.trim() === "" || draft.events.length === 0}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
