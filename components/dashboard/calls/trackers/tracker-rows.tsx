"use client";

import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { newTracker, type TrackerDraft } from "./tracker-draft";

const SIDES: readonly { value: TrackerDraft["side"]; label: string }[] = [
  { value: "any", label: "Anyone" },
  { value: "customer", label: "Customer" },
  { value: "ours", label: "Our side" },
];

const PARTS: readonly { value: TrackerDraft["part"]; label: string }[] = [
  { value: "any", label: "Whole call" },
  { value: "beginning", label: "Beginning" },
  { value: "middle", label: "Middle" },
  { value: "end", label: "End" },
];

const MOST = 20;

interface TrackerRowsProps {
  value: readonly TrackerDraft[];
  onChange: (trackers: TrackerDraft[]) => void;
  errorOf: (field: string) => string | undefined;
}

/** Edits what to look for. */
export function TrackerRows({ value, onChange, errorOf }: TrackerRowsProps) {
  const change = (key: number, changes: Partial<TrackerDraft>) =>
    onChange(value.map((tracker) => (tracker.key === key ? { ...tracker, ...changes } : tracker)));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-semibold text-lg">Trackers</legend>
      {value.map((tracker, index) => (
        <section
          key={tracker.key}
          aria-label={`Tracker ${index + 1}`}
          className="flex flex-col gap-3 border-line border-b pb-4"
        >
          <div className="flex items-end gap-2">
            <Field label="Name" optional className="flex-1" error={errorOf(`trackers.${index}.name`)}>
              <Input
                value={tracker.name}
                maxLength={100}
                placeholder="Budget"
                onChange={({ target }) => change(tracker.key, { name: target.value })}
              />
            </Field>
            <IconButton
              label={`Remove tracker ${index + 1}`}
              icon={<X className="size-4" aria-hidden />}
              disabled={value.length === 1}
              onClick={() => onChange(value.filter(({ key }) => key !== tracker.key))}
            />
          </div>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <Field
              label="Keywords"
              hint="Separated by commas. Other forms of a word count too."
              error={errorOf(`trackers.${index}.keywords`)}
            >
              <Input
                value={tracker.keywords}
                maxLength={2_000}
                placeholder="budget, too expensive"
                onChange={({ target }) => change(tracker.key, { keywords: target.value })}
              />
            </Field>
            <Field
              label="Meaning"
              optional
              hint="Finds other sentences that mean it, in English."
              error={errorOf(`trackers.${index}.meaning`)}
            >
              <Input
                value={tracker.meaning}
                maxLength={300}
                placeholder="We can’t spend that much."
                onChange={({ target }) => change(tracker.key, { meaning: target.value })}
              />
            </Field>
            <Field label="Said by">
              <NativeSelect
                options={SIDES}
                value={tracker.side}
                onValueChange={(side) => change(tracker.key, { side })}
              />
            </Field>
            <Field label="Part of the call">
              <NativeSelect
                options={PARTS}
                value={tracker.part}
                onValueChange={(part) => change(tracker.key, { part })}
              />
            </Field>
          </div>
        </section>
      ))}
      <Button
        size="sm"
        className="self-start"
        icon={<Plus className="size-4" aria-hidden />}
        disabled={value.length >= MOST}
        onClick={() => onChange([...value, newTracker(value)])}
      >
        Add tracker
      </Button>
    </fieldset>
  );
}
