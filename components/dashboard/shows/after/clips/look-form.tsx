"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Catalog, Look } from "./shorts";

interface LookFormProps {
  look: Look;
  catalog: Catalog;
  onLook: (look: Look) => void;
}

const optionsFrom = (choices: Catalog[string] | undefined) =>
  (choices ?? []).map(({ id, name, description }) => ({
    ...{ value: id, label: name },
    ...(description && { hint: description }),
  }));

/** A picker of colors knows only six digits. */
const NO_COLOR = "#ffd60a";

/** How a clip should look. */
export function LookForm({ look, catalog, onLook }: LookFormProps) {
  const choice = (field: "template_id" | "orientation" | "preset" | "size" | "motion") => ({
    value: look[field],
    onValueChange: (value: string) => onLook({ ...look, [field]: value }),
  });
  const flag = (field: "captions" | "removeSilences" | "removeFillers" | "logo" | "timerBadge") => ({
    checked: look[field],
    onCheckedChange: (checked: boolean) => onLook({ ...look, [field]: checked }),
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Template">
          <Select options={optionsFrom(catalog.templates)} {...choice("template_id")} />
        </Field>
        <Field label="Shape">
          <Select options={optionsFrom(catalog.orientations)} {...choice("orientation")} />
        </Field>
        <Field label="Captions">
          <Select
            options={optionsFrom(catalog.caption_presets)}
            disabled={!look.captions}
            {...choice("preset")}
          />
        </Field>
        <Field label="Caption size">
          <Select
            options={optionsFrom(catalog.caption_sizes)}
            disabled={!look.captions}
            {...choice("size")}
          />
        </Field>
        <Field label="Motion">
          <Select options={optionsFrom(catalog.motions)} {...choice("motion")} />
        </Field>
        <Field label="Highlight color">
          <input
            type="color"
            aria-label="Highlight color"
            value={look.highlight || NO_COLOR}
            onChange={({ target }) => onLook({ ...look, highlight: target.value })}
            className="h-9 w-full rounded-control border border-line-strong bg-surface-raised p-1"
          />
        </Field>
      </div>
      <Field label="Title" optional>
        <Input
          value={look.title}
          maxLength={160}
          placeholder="Shown at the beginning"
          onChange={({ target }) => onLook({ ...look, title: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        <Checkbox label="Captions" {...flag("captions")} />
        <Checkbox label="Cut pauses" {...flag("removeSilences")} />
        <Checkbox label="Cut fillers" {...flag("removeFillers")} />
        <Checkbox label="Logo" {...flag("logo")} />
        <Checkbox label="Time left" {...flag("timerBadge")} />
      </div>
    </div>
  );
}
