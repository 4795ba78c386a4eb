"use client";

import { cloneElement } from "react";
import type { PopoverProps } from "./popover-props";
import { useFirstPress } from "./use-first-press";

/** Its code loads with the first click. */
export function Popover(props: PopoverProps) {
  const { module, press, button } = useFirstPress(() => import("./popover-panel"), "dialog");
  if (module) return <module.PopoverPanel {...props} press={press} />;
  return cloneElement(props.trigger, button);
}
