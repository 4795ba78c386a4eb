"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { CopyField } from "@/lib/modules/email/copy/schema";
import { MutationForm } from "../parts/forms/mutation-form";
import type { FormState } from "../parts/forms/use-mutation-form";
import type { Draft, ShownCopy } from "./email-target";
import { LAYER_WORDS } from "./kind-words";

const LABELS: readonly (readonly [CopyField, string])[] = [
  ["subject", "Subject"],
  ["preheader", "Preview text"],
  ["heading", "Headline"],
  ["body", "Text"],
  ["button_label", "Button"],
  ["from_name", "From name"],
  ["reply_to", "Reply-to"],
];

interface CopyFieldsProps {
  form: FormState<Draft>;
  copy: ShownCopy;
  may: boolean;
}

/** This layer's fields. An empty field shows what it inherits, and from where. */
export function CopyFields({ form, copy, may }: CopyFieldsProps) {
  const allowed = copy.variables.map((name) => `{{${name}}}`).join(" ");
  const words = {
    not_allowed: `Unknown variable. ${copy.purpose ? "See the list below." : ""}`,
  };
  return (
    <MutationForm
      form={form}
      submitLabel={may ? "Save" : undefined}
      align="start"
      noValidate
      className="gap-5"
    >
      <fieldset disabled={!may} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">Email copy</legend>
        {LABELS.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            hint={<Source name={name} form={form} copy={copy} may={may} label={label} />}
            error={form.errorOf(name, words)}
          >
            {name === "body" ? (
              <Textarea {...form.text(name)} rows={8} placeholder={inheritedOf(copy, name)} />
            ) : (
              <Input {...form.text(name)} placeholder={inheritedOf(copy, name)} />
            )}
          </Field>
        ))}
      </fieldset>
      <p className="text-ink-muted text-xs">
        Variables: <code className="break-words font-mono">{allowed}</code>. The text is Markdown and the only
        field that can contain links.
      </p>
    </MutationForm>
  );
}

const inheritedOf = ({ fields }: ShownCopy, name: CopyField): string =>
  fields[name].inherited.value ?? "The host’s email address";

interface SourceProps extends CopyFieldsProps {
  name: CopyField;
  label: string;
}

function Source({ name, label, form, copy, may }: SourceProps) {
  const { inherited } = copy.fields[name];
  const from = LAYER_WORDS[inherited.layer] ?? inherited.layer;
  if (!form.values[name].trim()) return <>Inherited from {from}</>;
  const reset = inherited.layer === "built_in" ? "Use the default text" : `Use ${from}’s text`;
  return (
    <span className="flex flex-wrap items-center gap-2">
      Set for {LAYER_WORDS[copy.layer]}
      {may && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${reset}: ${label.toLowerCase()}`}
          onClick={() => form.set({ [name]: "" })}
        >
          {reset}
        </Button>
      )}
    </span>
  );
}
