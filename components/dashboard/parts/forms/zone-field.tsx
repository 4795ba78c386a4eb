"use client";

import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface ZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
}

const ZONES = Intl.supportedValuesOf("timeZone");

/** Selects the show's time zone by IANA name; a city finds it. */
export function ZoneField({ value, onChange, error, hint = "Search by city" }: ZoneFieldProps) {
  const list = useId();
  return (
    <>
      <Field label="Time zone" hint={hint} error={error}>
        <Input
          value={value}
          list={list}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <datalist id={list}>
        {["UTC", ...ZONES].map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
