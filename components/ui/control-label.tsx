import clsx from "clsx";
import type { ReactNode } from "react";

interface ControlLabelProps {
  /** Id of the labeled control. The hint's id is the same with `-hint`. */
  id: string;
  label: ReactNode;
  hint: ReactNode;
  className?: string;
  labelClass?: string;
}

/** Label beside a checkbox or switch. */
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
