"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input";
import { lengthText, secondsIn } from "@/lib/editors/plan/length-text";

interface LengthFieldProps {
  label: string;
  seconds: number;
  onChange: (seconds: number) => void;
}

/** A length in minutes, or minutes and seconds. Incomplete input is kept in the field until it is valid. */
export function LengthField({ label, seconds, onChange }: LengthFieldProps) {
  const [text, setText] = useState<string>();
  const isOff = text !== undefined && secondsIn(text) === undefined;
  return (
    <Input
      aria-label={label}
      aria-invalid={isOff || undefined}
      inputMode="decimal"
      className="tabular px-2! text-right"
      value={text !== undefined && (isOff || secondsIn(text) === seconds) ? text : lengthText(seconds)}
      onChange={({ target }) => {
        setText(target.value);
        const given = secondsIn(target.value);
        if (given !== undefined) onChange(given);
      }}
      onBlur={() => setText(undefined)}
    />
  );
}
