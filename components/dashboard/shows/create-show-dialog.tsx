"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { DialogButton } from "../parts/dialog-button";
import { useEnvironment } from "../parts/environment";
import { MutationForm } from "../parts/mutation-form";
import { useMutationForm } from "../parts/use-mutation-form";

/** The one call that makes a show, as a form. */
export function CreateShowDialog() {
  const { environment } = useEnvironment();
  return (
    <DialogButton
      icon={Plus}
      label="New show"
      size="md"
      title={environment === "test" ? "New test show" : "New show"}
      description="All four links work at once, unless you keep it as a draft. The written run of show follows a moment later."
    >
      {(close) => <CreateShowForm onDone={close} />}
    </DialogButton>
  );
}

function CreateShowForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState(false);
  // A showroom is open from the start, an event begins as a draft; what they are made from is the same.
  const form = useMutationForm(draft ? "createEvent" : "createShowroom", {
    initial: { title: "", brief: "", starts: "", plan: true },
    ready: ({ title }) => title.trim() !== "",
    input: ({ title, brief, starts, plan }) => ({
      body: {
        title,
        ...(brief.trim() ? { brief } : {}),
        ...(starts ? { starts_at: new Date(starts).toISOString() } : {}),
        generate_show_plan: plan,
      },
    }),
    saved: draft ? "Draft created" : "Show created",
    onDone,
  });
  return (
    <MutationForm form={form} submitLabel="Create show">
      <Field label="Title" error={form.errorOf("title")}>
        <Input {...form.text("title")} maxLength={120} autoFocus />
      </Field>
      <Field
        label="Brief"
        optional
        hint="Guests, topics, key points, length. The run of show is written from it, in its language."
        error={form.errorOf("brief")}
      >
        <Textarea {...form.text("brief")} maxLength={20_000} rows={5} />
      </Field>
      <Field label="Starts" optional hint="In your own time zone." error={form.errorOf("starts_at")}>
        <Input type="datetime-local" {...form.text("starts")} />
      </Field>
      <Checkbox label="Write the run of show" hint="Costs one build credit." {...form.flag("plan")} />
      <Checkbox
        label="Keep it as a draft"
        hint="Its pages say that it is not open yet, until you publish it."
        checked={draft}
        onCheckedChange={setDraft}
      />
    </MutationForm>
  );
}
