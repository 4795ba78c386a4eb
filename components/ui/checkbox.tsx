"use client";

import clsx from "clsx";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useCallback, useId } from "react";
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

const MARK = "pointer-events-none invisible absolute inset-0 m-auto size-3.5 text-on-accent";

/** The browser's own checkbox, styled, so it needs no script. */
export function Checkbox({ label, hint, indeterminate = false, className, ...rest }: CheckboxProps) {
  const { onCheckedChange, ...given } = rest;
  const id = useId();
  const mark = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    <div className={clsx("flex items-start gap-2.5", className)}>
      <span className="relative mt-0.5 flex size-4.5 shrink-0">
        <input
          {...given}
          // A controlled checkbox without a change handler is read-only.
          readOnly={onCheckedChange === undefined && given.checked !== undefined}
          ref={mark}
          type="checkbox"
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={onCheckedChange && ((event) => onCheckedChange(event.target.checked))}
          className="peer m-0 size-full appearance-none rounded-sm border border-line-strong bg-surface-raised transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent enabled:hover:not-checked:not-indeterminate:border-ink-muted disabled:opacity-50"
        />
        {indeterminate ? (
          <Minus className={clsx(MARK, "peer-indeterminate:visible")} aria-hidden />
        ) : (
          <Check className={clsx(MARK, "peer-checked:visible")} aria-hidden />
        )}
      </span>
      <ControlLabel id={id} label={label} hint={hint} labelClass="leading-5" />
    </div>
  );
}
