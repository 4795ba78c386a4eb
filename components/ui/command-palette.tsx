"use client";

import type { CommandPaletteProps } from "./command-palette-props";
import { useEarlyTyping } from "./use-early-typing";
import { useOnceOpen } from "./use-once-open";

const load = () => import("./command-palette-panel");

/** Find and run a command by typing. Its code loads when it first opens. */
export function CommandPalette(props: CommandPaletteProps) {
  const module = useOnceOpen(props.open, load, props.onOpenChange);
  const typed = useEarlyTyping(props.open);
  return module && <module.CommandPalettePanel {...props} typed={typed} />;
}
