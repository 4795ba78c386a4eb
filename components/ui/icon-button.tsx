"use client";

import clsx from "clsx";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes";
import { useHydrated } from "./use-hydrated";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  /** Keyboard shortcut shown in the tooltip. */
  shortcut?: string;
}

export function IconButton({
  label,
  icon,
  variant = "ghost",
  size = "md",
  busy = false,
  shortcut,
  className,
  disabled,
  type = "button",
  ...rest
}: IconButtonProps) {
  const early = !useHydrated() && type === "button";
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={label}
      data-tip-key={shortcut}
      disabled={disabled || busy || early}
      data-early={early || undefined}
      aria-busy={busy || undefined}
      className={clsx(buttonClasses(variant, size, true), className)}
    >
      {busy ? <LoaderCircle className="size-4 animate-spin" aria-hidden /> : icon}
    </button>
  );
}
