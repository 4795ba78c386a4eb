"use client";

import { Mail } from "lucide-react";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import type { DataOf } from "@/lib/client/wire-types";
import { DialogButton } from "../../parts/actions/dialog-button";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { choices } from "../../parts/lists/choices";
import { CostNote } from "../adding/cost-note";

const TONES = choices("friendly", "neutral", "formal") as {
  value: "friendly" | "neutral" | "formal";
  label: string;
}[];

interface FollowUpProps {
  callId: string;
  usage: DataOf<"getCallUsage"> | null;
}

/** Drafts an email that says only what the call says. */
export function FollowUp({ callId, usage }: FollowUpProps) {
  return (
    <DialogButton
      icon={Mail}
      label="Follow-up email"
      variant="primary"
      size="md"
      title="Follow-up email"
      description="A draft based only on what was said in the call. Nothing is sent."
    >
      {() => <FollowUpForm callId={callId} usage={usage} />}
    </DialogButton>
  );
}

function FollowUpForm({ callId, usage }: FollowUpProps) {
  const form = useMutationForm("draftFollowup", {
    initial: { tone: "neutral" as (typeof TONES)[number]["value"], contact: "" },
    input: ({ tone, contact }) => ({
      body: { call_id: callId, tone, ...(contact.trim() ? { contact_name: contact.trim() } : {}) },
    }),
    explain: ({ code }) =>
      code === "CREDITS_EXHAUSTED"
        ? "This month’s allowance for sales calls is used up. It resets on the first of next month (UTC)."
        : undefined,
  });
  const draft = form.result?.data;
  return (
    <div className="flex flex-col gap-5">
      <MutationForm form={form} submitLabel={draft ? "Write again" : "Write draft"}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Tone" error={form.errorOf("tone")}>
            <NativeSelect options={TONES} {...form.choice("tone")} />
          </Field>
          <Field label="Recipient’s name" optional error={form.errorOf("contact_name")}>
            <Input {...form.text("contact")} maxLength={200} placeholder="Marcus" />
          </Field>
        </div>
        <CostNote what="A draft" cents={1} usage={usage} />
      </MutationForm>
      {draft && (
        <section aria-label="Draft" className="flex flex-col gap-3 border-line border-t pt-4">
          <p className="font-medium text-base" lang={draft.language}>
            {draft.subject}
          </p>
          <p className="whitespace-pre-wrap break-words text-base" lang={draft.language}>
            {draft.body}
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton value={draft.body} label="Copy email" labelled />
            <CopyButton value={draft.subject} label="Copy subject" labelled />
          </div>
        </section>
      )}
    </div>
  );
}
