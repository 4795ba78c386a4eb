"use client";

import { useRouter } from "next/navigation";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { bodyOf, GROUPS, isWritten, type MessageDraft } from "./message-draft";
import { MessagePreview } from "./message-preview";
import { usePreview } from "./use-preview";

interface ComposeMessageProps {
  slug: string;
  initial: MessageDraft;
  /** URL of the show's messages. */
  base: string;
}

const UNKNOWN_VARIABLE = {
  not_allowed: "Unknown variable. The ones you can use are listed below the text.",
};

/** A message's subject, text and audience beside its preview. */
export function ComposeMessage({ slug, initial, base }: ComposeMessageProps) {
  const router = useRouter();
  const form = useMutationForm("createCommunicationDraft", {
    initial,
    ready: isWritten,
    input: (draft) => ({ params: { slug }, body: bodyOf(draft) }),
    saved: "Draft saved",
    onDone: ({ data }) => router.push(`${base}/${data.id}`),
    leaves: true,
  });
  const preview = usePreview(slug, form.values);
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <MutationForm form={form} submitLabel="Save draft" align="start">
        <Field label="To" error={form.errorOf("audience")}>
          <Select options={GROUPS} {...form.choice("group")} />
        </Field>
        <Field label="Subject" error={form.errorOf("subject", UNKNOWN_VARIABLE)}>
          <Input {...form.text("subject")} maxLength={150} autoFocus />
        </Field>
        <Field
          label="Text"
          hint="Markdown. Variables for each recipient: {{name}}, {{title}}, {{starts_at}}, {{join_link}}, {{organiser}}."
          error={form.errorOf("body", UNKNOWN_VARIABLE)}
        >
          <Textarea {...form.text("body")} maxLength={20_000} rows={14} className="font-mono" />
        </Field>
      </MutationForm>
      <section aria-label="Preview" className="min-w-0">
        <h2 className="mb-3 font-semibold text-lg">Preview</h2>
        {preview.error ? (
          <p role="alert" className="text-base text-danger">
            {preview.error.message}
          </p>
        ) : preview.data ? (
          <MessagePreview preview={preview.data} />
        ) : (
          <p className="text-base text-ink-muted">Add a subject and text to see the preview.</p>
        )}
      </section>
    </div>
  );
}
