"use client";

import clsx from "clsx";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { FieldContext } from "./field-context";

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Error text, announced with the control. */
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  className?: string;
  /** One Input, Textarea or Select, which gets its id and description from the field. */
  children: ReactNode;
}

export function Field({ label, hint, error, required, optional, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const value = { id, describedBy, invalid: Boolean(error), required: Boolean(required) };
  return (
    <FieldContext value={value}>
      <div className={clsx("flex min-w-0 flex-col gap-1.5", className)}>
        <label htmlFor={id} className="font-medium text-ink text-sm">
          {label}
          {optional && (
            <>
              {" "}
              <span className="ml-0.5 font-normal text-ink-muted">optional</span>
            </>
          )}
        </label>
        {children}
        {hint && (
          <p id={`${id}-hint`} className="text-ink-muted text-xs">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger text-xs">
            <CircleAlert className="mt-px size-3.5 shrink-0" aria-hidden />
            <span>{error}</span>
          </p>
        )}
      </div>
    </FieldContext>
  );
}
