"use client";

import clsx from "clsx";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes";
import { useHydrated } from "./use-hydrated";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps its width, shows a spinner and ignores clicks while working. */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant = "secondary",
  size = "md",
  busy = false,
  icon,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  // A form can be submitted without script. Any other click needs the page to be hydrated.
  const early = !useHydrated() && type === "button";
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy || early}
      data-early={early || undefined}
      aria-busy={busy || undefined}
      className={clsx(buttonClasses(variant, size), className)}
    >
      <span className={clsx("inline-flex items-center gap-[inherit]", busy && "invisible")}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <LoaderCircle className="size-4 animate-spin" aria-hidden />
          <span className="sr-only">Working…</span>
        </span>
      )}
    </button>
  );
}
