"use client";

import clsx from "clsx";
import type { ComponentProps } from "react";
import { controlClasses } from "./control-classes";
import { useFieldProps } from "./field-context";

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  const field = useFieldProps();
  return (
    <textarea {...field} {...rest} rows={rows} className={clsx(controlClasses, "resize-y py-2", className)} />
  );
}
