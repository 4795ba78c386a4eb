"use client";

import type { ConfirmDialogProps } from "./confirm-dialog-props";

import { useOnceOpen } from "./use-once-open";

const load = () => import("./confirm-box");

/** A dialog that confirms an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const module = useOnceOpen(props.open, load, props.onOpenChange);
  return module && <module.ConfirmBox {...props} />;
}
