"use client";

import { cloneElement } from "react";
import type { MenuProps } from "./menu-props";
import { useFirstPress } from "./use-first-press";

/** What it is drawn with is fetched with the first press: a row of a table has one, and so has every person in a studio. */
export function Menu(props: MenuProps) {
  const { module, press, button } = useFirstPress(() => import("./menu-list"), "menu");
  if (module) return <module.MenuList {...props} press={press} />;
  return cloneElement(props.trigger, button);
}
