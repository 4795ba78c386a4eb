"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useEnvironment } from "../../access/environment";
import { MutationForm } from "../../parts/forms/mutation-form";
import type { FormState } from "../../parts/forms/use-mutation-form";
import { EventPicker } from "./event-picker";
import type { WebhookDraft } from "./webhook-draft";

const UNREACHABLE =
  "We can’t deliver to this URL. Use a public URL on port 80, 443 or above 1023, like https://example.com/hooks.";

interface WebhookFormProps {
  form: FormState<WebhookDraft>;
  submitLabel: string;
}

/** Where to deliver and what, for a new or existing webhook. */
export function WebhookForm({ form, submitLabel }: WebhookFormProps) {
  const { environment } = useEnvironment();
  const { clientId, eventSlug } = form.values;
  return (
    <MutationForm form={form} submitLabel={submitLabel} className="gap-5 pb-2">
      <Field
        label="Endpoint URL"
        hint={environment === "live" ? "A public HTTPS URL" : "A public URL. HTTP is allowed in test."}
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
        <summary className="w-fit rounded-control font-medium text-sm">Limit to one client or show</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Field label="Client" optional hint="Client ID or your own ID" error={form.errorOf("client_id")}>
            <Input {...form.text("clientId")} maxLength={160} />
          </Field>
          <Field label="Show" optional hint="Show slug" error={form.errorOf("event_slug")}>
            <Input {...form.text("eventSlug")} maxLength={80} />
          </Field>
        </div>
      </details>
    </MutationForm>
  );
}
