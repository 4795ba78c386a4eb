"use client";

import type { ReactNode } from "react";
import { useOnceOpen } from "./use-once-open";

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, in a row at the bottom right; the primary one last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  children?: ReactNode;
}

const load = () => import("./dialog-box");

/** A dialog over the page, whose script comes with its first opening. */
export function Dialog(props: DialogProps) {
  const module = useOnceOpen(props.open, load, props.onOpenChange);
  return module && <module.DialogBox {...props} />;
}
