"use client";

import clsx from "clsx";
import { ChevronsUpDown } from "lucide-react";
import { controlClasses } from "./control-classes";
import { useFieldProps } from "./field-context";

interface NativeSelectProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Shown while nothing is selected. */
  placeholder?: string;
  disabled?: boolean;
  /** Required outside of a `Field`. */
  "aria-label"?: string;
  className?: string;
}

/**
 * A native select for short lists of plain labels: phones show their own picker, and the rooms of a show load
 * no extra code. `Select` is for options with descriptions.
 */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { options, value, onValueChange, placeholder = "Choose…", disabled, className } = props;
  return (
    <span className={clsx("relative block min-w-0", className)}>
      <select
        {...useFieldProps()}
        aria-label={props["aria-label"]}
        disabled={disabled}
        value={value ?? ""}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className={clsx(controlClasses, "h-9 appearance-none truncate pr-8")}
      >
        {value === null && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface-overlay text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronsUpDown
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-muted"
        aria-hidden
      />
    </span>
  );
}
