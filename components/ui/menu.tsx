"use client";

import { cloneElement, type ReactElement, type ReactNode } from "react";
import { useFirstPress } from "./use-first-press";

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  hint?: string;
  shortcut?: string;
  onSelect?: () => void;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Draws a line above. */
  separated?: boolean;
}

export interface MenuProps {
  trigger: ReactElement;
  items: readonly MenuAction[];
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
}

/** What it is drawn with is fetched with the first press: a row of a table has one, and so has every person in a studio. */
export function Menu(props: MenuProps) {
  const { module, press, button } = useFirstPress(() => import("./menu-list"), "menu");
  if (module) return <module.MenuList {...props} press={press} />;
  return cloneElement(props.trigger, button);
}
