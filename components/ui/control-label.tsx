import clsx from "clsx";
import type { ReactNode } from "react";

interface ControlLabelProps {
  /** Of the control that it names; its hint has this id with `-hint` behind it. */
  id: string;
  label: ReactNode;
  hint: ReactNode;
  className?: string;
  labelClass?: string;
}

/** What stands beside a checkbox or a switch. */
export function ControlLabel({ id, label, hint, className, labelClass }: ControlLabelProps) {
  return (
    <div className={clsx("min-w-0", className)}>
      <label htmlFor={id} className={clsx("cursor-pointer text-base text-ink", labelClass)}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-muted text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
