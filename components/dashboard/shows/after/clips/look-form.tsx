"use client";

import { type ChangeEvent, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Catalog, Look, Pinned } from "./shorts";

interface LookFormProps {
  look: Look;
  catalog: Catalog;
  /** Who speaks in it, by name. */
  speakers: readonly string[];
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
export function LookForm({ look, catalog, speakers, onLook }: LookFormProps) {
  const choice = (field: "template_id" | "orientation" | "preset" | "size" | "motion") => ({
    value: look[field],
    onValueChange: (value: string) => onLook({ ...look, [field]: value }),
  });
  const flag = (field: Flag) => ({
    checked: look[field],
    onCheckedChange: (checked: boolean) => onLook({ ...look, [field]: checked }),
  });
  const written = (field: "kicker" | "title" | "speaker" | "followHandle") => ({
    value: look[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onLook({ ...look, [field]: target.value }),
  });
  const [isOpen, setOpen] = useState(false);
  const people = focusOptions(look.focus, speakers);
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
      <Field label="In frame">
        <Select
          options={people.map(({ value, label }) => ({ value, label }))}
          value={people.find(({ focus }) => isSameFocus(focus, look.focus))?.value ?? "auto"}
          onValueChange={(value) =>
            onLook({ ...look, focus: people.find((one) => one.value === value)?.focus ?? "auto" })
          }
        />
      </Field>
      <Field label="Title" optional>
        <Input maxLength={160} placeholder="Shown at the beginning" {...written("title")} />
      </Field>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        <Checkbox label="Captions" {...flag("captions")} />
        <Checkbox label="Cut pauses" {...flag("removeSilences")} />
        <Checkbox label="Cut filler words" {...flag("removeFillers")} />
        <Checkbox label="Reduce noise" {...flag("improveSound")} />
      </div>
      <details open={isOpen || hasMore(look)} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="w-fit cursor-pointer rounded-sm font-medium text-ink-muted text-sm">
          More on screen
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-3">
            <Field label="Above the title">
              <Input maxLength={60} {...written("kicker")} />
            </Field>
            <Field label="Speaker">
              <Input maxLength={80} placeholder="Ana Ruiz" {...written("speaker")} />
            </Field>
          </div>
          <Field label="Handle">
            <Input maxLength={60} placeholder="@anaruiz" {...written("followHandle")} />
          </Field>
          <div className="grid grid-cols-2 gap-x-3 gap-y-2">
            <Checkbox label="Logo" {...flag("logo")} />
            <Checkbox label="Time left" {...flag("timerBadge")} />
            <Checkbox label="“Follow” at the end" {...flag("followCta")} />
          </div>
        </div>
      </details>
    </div>
  );
}

/** Whether something of it is asked for that would be hidden otherwise. */
const hasMore = ({ kicker, speaker, followHandle, logo, timerBadge, followCta }: Look): boolean =>
  [kicker, speaker, followHandle].some((text) => text !== "") || logo || timerBadge || followCta;

type Flag =
  | "captions"
  | "removeSilences"
  | "removeFillers"
  | "improveSound"
  | "logo"
  | "timerBadge"
  | "followCta";

/** Who can be shown: what was asked for stays among them, also if they don't speak in this moment. */
function focusOptions(asked: Look["focus"], speakers: readonly string[]) {
  const pins: Pinned[] = [...new Set(speakers)].map((name) => ({ name }));
  if (typeof asked !== "string" && !pins.some((pin) => isSameFocus(pin, asked))) pins.push(asked);
  return [
    { value: "auto", label: "Whoever speaks", focus: "auto" as const },
    { value: "off", label: "Everyone", focus: "off" as const },
    ...pins.map((focus, index) => ({
      ...{ value: `pin ${index}`, focus },
      label: "name" in focus ? focus.name : `Tile ${focus.tile + 1}`,
    })),
  ];
}

const isSameFocus = (one: Look["focus"], other: Look["focus"]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
