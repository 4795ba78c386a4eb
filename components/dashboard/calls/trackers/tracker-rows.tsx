"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { DraftRows } from "../draft-rows";
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
  return (
    <DraftRows
      legend="Trackers"
      noun="tracker"
      value={value}
      onChange={onChange}
      most={MOST}
      make={() => newTracker(value)}
      name={{ placeholder: "Budget", maxLength: 100, optional: true }}
      nameError={(index) => errorOf(`trackers.${index}.name`)}
    >
      {(tracker, index, change) => (
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
              onChange={({ target }) => change({ keywords: target.value })}
            />
          </Field>
          <Field
            label="Meaning"
            optional
            hint="Also finds sentences with this meaning. English only."
            error={errorOf(`trackers.${index}.meaning`)}
          >
            <Input
              value={tracker.meaning}
              maxLength={300}
              placeholder="We can’t spend that much."
              onChange={({ target }) => change({ meaning: target.value })}
            />
          </Field>
          <Field label="Said by">
            <NativeSelect options={SIDES} value={tracker.side} onValueChange={(side) => change({ side })} />
          </Field>
          <Field label="Part of the call">
            <NativeSelect options={PARTS} value={tracker.part} onValueChange={(part) => change({ part })} />
          </Field>
        </div>
      )}
    </DraftRows>
  );
}
