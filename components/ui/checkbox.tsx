"use client";

import { Checkbox as Base } from "@base-ui/react/checkbox";
import clsx from "clsx";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ControlLabel } from "./control-label";

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  name?: string;
  value?: string;
  disabled?: boolean;
  className?: string;
}

export function Checkbox({ label, hint, indeterminate, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={clsx("flex items-start gap-2.5", className)}>
      <Base.Root
        {...rest}
        id={id}
        indeterminate={indeterminate}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 flex size-4.5 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface-raised text-on-accent transition-colors hover:border-ink-muted data-checked:border-accent data-indeterminate:border-accent data-checked:bg-accent data-indeterminate:bg-accent data-disabled:opacity-50"
      >
        <Base.Indicator className="flex data-unchecked:hidden">
          {indeterminate ? (
            <Minus className="size-3.5" aria-hidden />
          ) : (
            <Check className="size-3.5" aria-hidden />
          )}
        </Base.Indicator>
      </Base.Root>
      <ControlLabel id={id} label={label} hint={hint} labelClass="leading-5" />
    </div>
  );
}
