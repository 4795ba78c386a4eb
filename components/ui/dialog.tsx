"use client";

import type { DialogProps } from "./dialog-props";

import { useOnceOpen } from "./use-once-open";

const load = () => import("./dialog-box");

/** A modal dialog. Its script loads when it first opens. */
export function Dialog(props: DialogProps) {
  const module = useOnceOpen(props.open, load, props.onOpenChange);
  return module && <module.DialogBox {...props} />;
}
