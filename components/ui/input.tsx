"use client";

import clsx from "clsx";
import type { ComponentProps } from "react";
import { controlClasses } from "./control-classes";
import { useFieldProps } from "./field-context";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  const field = useFieldProps();
  return <input {...field} {...rest} className={clsx(controlClasses, "h-9", className)} />;
}
