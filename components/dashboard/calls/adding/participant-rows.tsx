"use client";

import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import type { BodyOf } from "@/lib/client/wire-types";
import { choices } from "../../parts/lists/choices";
import type { Side } from "../call-words";

export interface ParticipantDraft {
  key: number;
  name: string;
  company: string;
  side: Side | "unknown";
}

const SIDES = choices(["unknown", "Side?"], ["ours", "Our side"], ["customer", "Customer"]) as {
  value: ParticipantDraft["side"];
  label: string;
}[];

/** The participants that have a name, as the API takes them. */
export const participantsOf = (
  rows: readonly ParticipantDraft[],
): NonNullable<BodyOf<"analyzeCall">["participants"]> =>
  rows
    .filter(({ name }) => name.trim() !== "")
    .map(({ name, company, side }) => ({
      name: name.trim(),
      ...(company.trim() ? { company: company.trim() } : {}),
      ...(side === "unknown" ? {} : { side }),
    }));

interface ParticipantRowsProps {
  value: readonly ParticipantDraft[];
  onChange: (rows: ParticipantDraft[]) => void;
  error?: string | undefined;
}

/** Edits who was in a call: name, company, side. */
export function ParticipantRows({ value, onChange, error }: ParticipantRowsProps) {
  const change = (key: number, changes: Partial<ParticipantDraft>) =>
    onChange(value.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const add = () =>
    onChange([
      ...value,
      { key: Math.max(0, ...value.map(({ key }) => key)) + 1, name: "", company: "", side: "unknown" },
    ]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">
        Participants <span className="ml-1 font-normal text-ink-muted">optional</span>
      </legend>
      {value.map(({ key, name, company, side }, index) => (
        <div key={key} className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_1fr_8rem_auto]">
          <Input
            aria-label={`Name of participant ${index + 1}`}
            placeholder="Name"
            value={name}
            maxLength={200}
            onChange={({ target }) => change(key, { name: target.value })}
          />
          <IconButton
            className="sm:order-last"
            label={`Remove participant ${index + 1}`}
            icon={<X className="size-4" aria-hidden />}
            onClick={() => onChange(value.filter((row) => row.key !== key))}
          />
          <Input
            aria-label={`Company of participant ${index + 1}`}
            placeholder="Company"
            value={company}
            maxLength={200}
            onChange={({ target }) => change(key, { company: target.value })}
          />
          <NativeSelect
            aria-label={`Side of participant ${index + 1}`}
            options={SIDES}
            value={side}
            onValueChange={(next) => change(key, { side: next })}
          />
        </div>
      ))}
      {error && <p className="text-danger text-xs">{error}</p>}
      <Button
        size="sm"
        className="self-start"
        icon={<Plus className="size-4" aria-hidden />}
        disabled={value.length >= 500}
        onClick={add}
      >
        Add participant
      </Button>
    </fieldset>
  );
}
