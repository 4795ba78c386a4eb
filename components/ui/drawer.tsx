"use client";

import type { DrawerProps } from "./drawer-props";

import { useOnceOpen } from "./use-once-open";

const load = () => import("./drawer-panel");

/** A panel from the side, over the page: details of a row, rails of the studio on a small screen. */
export function Drawer(props: DrawerProps) {
  const module = useOnceOpen(props.open, load, props.onOpenChange);
  return module && <module.DrawerPanel {...props} />;
}
