"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { LAYOUTS, type Layout } from "@/lib/stage/vocabulary";
import { FormProblem } from "../../../../../parts/forms/form-problem";
import type { RecordedPerson } from "../../facts/people-of";
import type { EditDraft, Layer } from "../edit";
import { LAYER_NAMES } from "../edit-kinds";

interface FieldsProps {
  draft: EditDraft;
  onChange: (given: Partial<EditDraft>) => void;
  people: readonly RecordedPerson[];
  problems: Partial<Record<string, string | undefined>>;
}

/** The people with tracks that are left. */
const present = (people: readonly RecordedPerson[]): RecordedPerson[] =>
  people.filter(({ tracks }) => tracks.some(({ erased, kind }) => !erased && kind !== "video"));

export function PersonField({ draft, onChange, people, problems }: FieldsProps) {
  // The announcer is only heard.
  const those = present(people).filter(({ isPerson }) => isPerson || draft.kind === "mute_person");
  return (
    <Field label="Person" error={problems.person}>
      <NativeSelect
        options={those.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.personId}
        onValueChange={(personId) => onChange({ personId })}
      />
    </Field>
  );
}

const LAYOUT_NAMES: Record<Layout, string> = {
  duo: "Side by side",
  present: "Presentation",
  solo: "Solo",
  grid: "Grid",
};

/** Another layout, and who is shown in it. */
export function LayoutFields({ draft, onChange, people, problems }: FieldsProps) {
  const { layout, people: chosen } = draft;
  const options = [
    { value: "keep" as const, label: "As in the show" },
    ...LAYOUTS.map((value) => ({ value, label: LAYOUT_NAMES[value] })),
  ];
  const choose = (id: string, isShown: boolean) =>
    onChange({ people: isShown ? [...chosen, id] : chosen.filter((one) => one !== id) });
  return (
    <>
      <Field label="Layout" error={problems.layout}>
        <NativeSelect
          options={options}
          value={layout ?? "keep"}
          onValueChange={(value) => onChange({ layout: value === "keep" ? null : value })}
        />
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium text-ink text-sm">
          Show only <span className="ml-1 font-normal text-ink-muted">optional</span>
        </legend>
        {present(people)
          .filter(({ isPerson }) => isPerson)
          .map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onCheckedChange={(isShown) => choose(id, isShown)}
            />
          ))}
      </fieldset>
    </>
  );
}

const LAYERS = Object.entries(LAYER_NAMES).map(([value, label]) => ({ value: value as Layer, label }));

export function LayerField({ draft, onChange, problems }: FieldsProps) {
  return (
    <Field label="Layer" error={problems.layer}>
      <NativeSelect options={LAYERS} value={draft.layer} onValueChange={(layer) => onChange({ layer })} />
    </Field>
  );
}

export function SilenceFields({ draft, onChange, problems }: FieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base text-ink-muted">
        Shortens stretches where no one speaks and nothing plays. Music doesn’t count as silence.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Longer than (seconds)" error={problems.longer}>
          <Input
            inputMode="decimal"
            value={draft.longer}
            onChange={(event) => onChange({ longer: event.target.value })}
          />
        </Field>
        <Field label="Keep (seconds)" error={problems.keep}>
          <Input
            inputMode="decimal"
            value={draft.keep}
            onChange={(event) => onChange({ keep: event.target.value })}
          />
        </Field>
      </div>
      {problems.words && <FormProblem>{problems.words}</FormProblem>}
    </div>
  );
}
