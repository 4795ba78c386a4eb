"use client";

import { Select as Base } from "@base-ui/react/select";
import clsx from "clsx";
import { Check, ChevronsUpDown } from "lucide-react";
import { controlClasses } from "./control-classes";
import { useFieldProps } from "./field-context";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Required outside of a `Field`. */
  "aria-label"?: string;
  className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, name, placeholder = "Choose…", disabled, className } = props;
  const { required, ...field } = useFieldProps();
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      name={name}
      disabled={disabled}
      required={required}
    >
      <Base.Trigger
        {...field}
        aria-label={props["aria-label"]}
        className={clsx(controlClasses, "flex h-9 items-center justify-between gap-2 text-left", className)}
      >
        <Base.Value placeholder={placeholder} className="truncate" />
        <Base.Icon>
          <ChevronsUpDown className="size-4 text-ink-muted" aria-hidden />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-panel border border-line bg-surface-overlay p-1 text-ink shadow-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Base.List>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="grid min-h-8 cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-sm px-2 py-1 text-base outline-none data-disabled:opacity-50 data-highlighted:bg-hover"
                >
                  <Base.ItemIndicator className="col-start-1">
                    <Check className="size-4 text-accent" aria-hidden />
                  </Base.ItemIndicator>
                  <div className="col-start-2">
                    <Base.ItemText>{option.label}</Base.ItemText>
                    {option.hint && <p className="text-ink-muted text-xs">{option.hint}</p>}
                  </div>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
