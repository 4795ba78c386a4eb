"use client";

import { cloneElement } from "react";
import type { MenuProps } from "./menu-props";
import { useFirstPress } from "./use-first-press";

/** Its code loads with the first click, because every table row and every person in a studio has a menu. */
export function Menu(props: MenuProps) {
  const { module, press, button } = useFirstPress(() => import("./menu-list"), "menu");
  if (module) return <module.MenuList {...props} press={press} />;
  return cloneElement(props.trigger, button);
}
