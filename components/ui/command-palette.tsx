"use client";

import type { CommandPaletteProps } from "./command-palette-props";
import { useOnceOpen } from "./use-once-open";

const load = () => import("./command-palette-panel");

/** Find and run a command by typing. Fetched when it is opened for the first time. */
export function CommandPalette(props: CommandPaletteProps) {
  const module = useOnceOpen(props.open, load, props.onOpenChange);
  return module && <module.CommandPalettePanel {...props} />;
}
