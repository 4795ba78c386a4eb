"use client";

import type { DrawerProps } from "./drawer-props";

import { useOnceOpen } from "./use-once-open";

const load = () => import("./drawer-panel");

/** A side panel over the page: details of a row, or the studio's rails on a small screen. */
export function Drawer(props: DrawerProps) {
  const module = useOnceOpen(props.open, load, props.onOpenChange);
  return module && <module.DrawerPanel {...props} />;
}
