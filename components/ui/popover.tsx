"use client";

import { cloneElement, type ReactElement, type ReactNode } from "react";
import { useFirstPress } from "./use-first-press";

export interface PopoverProps {
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title?: ReactNode;
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
}

/** What it is drawn with is fetched with the first press. */
export function Popover(props: PopoverProps) {
  const { module, press, button } = useFirstPress(() => import("./popover-panel"), "dialog");
  if (module) return <module.PopoverPanel {...props} press={press} />;
  return cloneElement(props.trigger, button);
}
