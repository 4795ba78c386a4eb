"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useEnvironment } from "../../access/environment";
import { MutationForm } from "../../parts/forms/mutation-form";
import type { FormState } from "../../parts/forms/use-mutation-form";
import { EventPicker } from "./event-picker";
import type { WebhookDraft } from "./webhook-draft";

const UNREACHABLE = "Deliveries cannot go there: the address is not public, or its port is not open to us.";

interface WebhookFormProps {
  form: FormState<WebhookDraft>;
  submitLabel: string;
}

/** Where to deliver, and what: for a new webhook and for one that is changed. */
export function WebhookForm({ form, submitLabel }: WebhookFormProps) {
  const { environment } = useEnvironment();
  const { clientId, eventSlug } = form.values;
  return (
    <MutationForm form={form} submitLabel={submitLabel} className="gap-5 pb-2">
      <Field
        label="Address"
        hint={environment === "live" ? "A public https address." : "A public address; http will do in test."}
        error={form.errorOf("url", { not_allowed: UNREACHABLE })}
      >
        <Input
          type="url"
          inputMode="url"
          placeholder="https://example.com/hooks/showrunner"
          {...form.text("url")}
          maxLength={2048}
          className="font-mono"
        />
      </Field>
      <Field label="Description" optional error={form.errorOf("description")}>
        <Input {...form.text("description")} maxLength={500} />
      </Field>
      <EventPicker {...form.picker("events")} error={form.errorOf("events")} />
      <details open={clientId.trim() !== "" || eventSlug.trim() !== ""}>
        <summary className="w-fit rounded-control font-medium text-sm">
          Only for one client or one event
        </summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Field label="Client" optional hint="Its id, or your own." error={form.errorOf("client_id")}>
            <Input {...form.text("clientId")} maxLength={160} />
          </Field>
          <Field label="Event" optional hint="Its slug." error={form.errorOf("event_slug")}>
            <Input {...form.text("eventSlug")} maxLength={80} />
          </Field>
        </div>
      </details>
    </MutationForm>
  );
}
