"use client";

import { Crosshair } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { tenthsClock } from "./clock";

interface TimeFieldProps {
  label: string;
  value: string;
  placeholder: string;
  error: ReactNode;
  onChange: (value: string) => void;
  /** Where the player is, in seconds of the recording's version; null while that isn't known. */
  at: number | null;
}

/** A time of the program, typed or taken from the player. */
export function TimeField({ label, value, placeholder, error, onChange, at }: TimeFieldProps) {
  return (
    <div className="relative">
      <Field label={label} error={error}>
        <Input
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className="tabular pr-10"
        />
      </Field>
      <IconButton
        size="sm"
        label={`${label}: use player’s position`}
        disabled={at === null}
        onClick={() => onChange(tenthsClock(at ?? 0))}
        icon={<Crosshair className="size-4" aria-hidden />}
        className="absolute! top-7.5 right-1"
      />
    </div>
  );
}
