"use client";

import { cloneElement } from "react";
import type { PopoverProps } from "./popover-props";
import { useFirstPress } from "./use-first-press";

/** What it is drawn with is fetched with the first press. */
export function Popover(props: PopoverProps) {
  const { module, press, button } = useFirstPress(() => import("./popover-panel"), "dialog");
  if (module) return <module.PopoverPanel {...props} press={press} />;
  return cloneElement(props.trigger, button);
}
