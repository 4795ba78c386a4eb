"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { SeriesWire } from "@/lib/modules/show-basics/series/schema";
import { useMay } from "../access/for-role";
import { ColourInput } from "../parts/forms/colour-input";
import { MutationForm } from "../parts/forms/mutation-form";
import { useMutationForm } from "../parts/forms/use-mutation-form";
import { defaultsWith, defaultValuesOf } from "./series-defaults";

const CHANGED_ELSEWHERE =
  "Someone else changed this series. Reload the page to see their changes, then try again.";

interface SeriesFormProps {
  series: SeriesWire;
  version: number | undefined;
}

/** A series' name, and what new shows in it start with. */
export function SeriesForm({ series, version }: SeriesFormProps) {
  const may = useMay("member");
  const { slug, name, description, defaults } = series;
  const form = useMutationForm("updateSeries", {
    initial: { name, description, ...defaultValuesOf(defaults) },
    ready: (values) => values.name.trim() !== "",
    input: (values) => ({
      params: { slug },
      body: {
        name: values.name,
        description: values.description,
        defaults: defaultsWith(defaults, values),
        expected_version: version,
      },
    }),
    saved: "Saved",
    explain: ({ code }) => (code === "version_conflict" ? CHANGED_ELSEWHERE : undefined),
  });
  return (
    <MutationForm
      form={form}
      submitLabel={may ? "Save" : undefined}
      align="start"
      className="max-w-2xl gap-4"
    >
      <fieldset disabled={!may} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">Series details</legend>
        <Field label="Name" error={form.errorOf("name")}>
          <Input {...form.text("name")} maxLength={120} />
        </Field>
        <Field
          label="Description"
          optional
          hint="Only your team can see this"
          error={form.errorOf("description")}
        >
          <Textarea {...form.text("description")} rows={2} maxLength={2000} />
        </Field>
      </fieldset>
      <fieldset disabled={!may} className="flex min-w-0 flex-col gap-4">
        <legend className="mb-1 font-medium text-base">Defaults for new shows</legend>
        <p className="text-base text-ink-muted">Shows that are already in the series don’t change.</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Host’s name" optional error={form.errorOf("defaults.host.name")}>
            <Input {...form.text("hostName")} maxLength={120} />
          </Field>
          <Field label="Host’s title" optional error={form.errorOf("defaults.host.title")}>
            <Input {...form.text("hostTitle")} maxLength={200} />
          </Field>
          <Field label="Host’s company" optional error={form.errorOf("defaults.host.company")}>
            <Input {...form.text("hostCompany")} maxLength={200} />
          </Field>
          <Field label="Accent color" optional error={form.errorOf("defaults.brand.accent")}>
            <ColourInput value={form.values.accent} onChange={(accent) => form.set({ accent })} />
          </Field>
        </div>
        <Field
          label="Logo URL"
          optional
          hint="Each new show downloads its own copy"
          error={form.errorOf("defaults.brand.logo")}
        >
          <Input {...form.text("logo")} type="url" maxLength={2048} placeholder="https://" />
        </Field>
      </fieldset>
    </MutationForm>
  );
}
