"use client";

import type { ReactNode } from "react";
import { useOnceOpen } from "./use-once-open";

export interface DrawerProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "left" | "right" | "bottom";
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** Width for the sides; 360 is that of the studio's desk. */
  wide?: boolean;
  children?: ReactNode;
}

const load = () => import("./drawer-panel");

/** A panel from the side, over the page: details of a row, rails of the studio on a small screen. */
export function Drawer(props: DrawerProps) {
  const module = useOnceOpen(props.open, load, props.onOpenChange);
  return module && <module.DrawerPanel {...props} />;
}
