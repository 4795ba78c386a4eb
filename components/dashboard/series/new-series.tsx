"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useEnvironment } from "../access/environment";
import { DialogButton } from "../parts/actions/dialog-button";
import { MutationForm } from "../parts/forms/mutation-form";
import { useMutationForm } from "../parts/forms/use-mutation-form";

export function NewSeries() {
  return (
    <DialogButton
      icon={Plus}
      label="New series"
      title="New series"
      description="Shows in a series share its email texts and start with its settings."
    >
      {() => <NewSeriesForm />}
    </DialogButton>
  );
}

function NewSeriesForm() {
  const { base } = useEnvironment();
  const router = useRouter();
  const form = useMutationForm("createSeries", {
    initial: { name: "", slug: "" },
    ready: ({ name }) => name.trim() !== "",
    input: ({ name, slug }) => ({ body: { name, ...(slug.trim() ? { slug: slug.trim() } : {}) } }),
    onDone: ({ data }) => router.push(`${base}/series/${data.slug}`),
    leaves: true,
  });
  return (
    <MutationForm form={form} submitLabel="Create series">
      <Field label="Name" error={form.errorOf("name")}>
        <Input {...form.text("name")} maxLength={120} autoFocus />
      </Field>
      <Field
        label="Slug"
        optional
        hint="For example, engines-weekly. Shows refer to the series by it. It can’t be changed later."
        error={form.errorOf("slug", { invalid: "Use lowercase letters, digits and hyphens." })}
      >
        <Input {...form.text("slug")} maxLength={80} className="font-mono" />
      </Field>
    </MutationForm>
  );
}
