"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** Reads a cap from a text: null if it is empty, undefined if it isn't an amount. */
export function capOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const usd = Number(text.replace(",", "."));
  return Number.isFinite(usd) && usd > 0 ? usd : undefined;
}

/** Formats a cap for its field. */
export const capText = (usd: number | null): string => usd?.toString() ?? "";

interface CapFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

export function CapField({ value, onChange, error }: CapFieldProps) {
  return (
    <Field
      label="Daily cost cap"
      optional
      hint="In USD per UTC day. Above the cap, requests fail with 402 until midnight UTC."
      error={error ?? (capOf(value) === undefined ? "Enter an amount above zero." : undefined)}
    >
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode="decimal"
        placeholder="No cap"
        maxLength={12}
        className="tabular-nums"
      />
    </Field>
  );
}
