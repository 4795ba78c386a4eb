"use client";

import { Switch as Base } from "@base-ui/react/switch";
import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { ControlLabel } from "./control-label";

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  className?: string;
}

export function Switch({ label, hint, hideLabel, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={clsx("flex items-center gap-2.5", className)}>
      <Base.Root
        {...rest}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="flex h-5 w-9 shrink-0 rounded-full bg-line-strong p-0.5 transition-colors data-checked:bg-accent data-disabled:opacity-50"
      >
        <Base.Thumb className="size-4 rounded-full bg-white transition-transform duration-200 data-checked:translate-x-4 data-checked:bg-on-accent" />
      </Base.Root>
      <ControlLabel id={id} label={label} hint={hint} className={hideLabel ? "sr-only" : ""} />
    </div>
  );
}
