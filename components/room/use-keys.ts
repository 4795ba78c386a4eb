"use client";

import { useEffect, useRef } from "react";
import { useSingleKeys } from "@/components/ui/use-single-keys";

/** Keys by `KeyboardEvent.key`, in lower case: "m", "arrowleft", " ", "?". */
export type KeyMap = Record<string, (event: KeyboardEvent) => void>;

const TYPED_INTO =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]";

/** True if the focused element needs the key: typing, selecting, or pressing a button with the space bar. */
export function belongsToFocus(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPED_INTO)) return true;
  if (target.closest("[role=menu], [role=listbox], [role=slider]")) return true;
  const pressable = target.closest("button, a, summary, [role=tab], [role=switch], [type=checkbox]");
  if (key === " " || key === "enter") return pressable !== null;
  return key.startsWith("arrow") && target.closest("[role=tab], [role=radio]") !== null;
}

/**
 * Single-key shortcuts of a page. Inactive while `on` is false, while typing, with Ctrl, Alt or Meta held, or if they are
 * turned off in this browser. `up` runs when its key is released, whatever is held by then. A key held down acts once; only
 * the arrow keys repeat.
 */
export function useKeys(map: KeyMap, on: boolean, up: KeyMap = {}): void {
  const maps = useRef({ map, up });
  maps.current = { map, up };
  const [allowed] = useSingleKeys();
  const active = on && allowed;
  useEffect(() => {
    if (!active) return;
    // Keys held down, by `KeyboardEvent.code`: with Alt, a key's release reports another `key`.
    const held = new Map<string, string>();
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const action = maps.current.map[key];
      if (!action || belongsToFocus(event.target, key)) return;
      event.preventDefault();
      if (event.repeat && !key.startsWith("arrow")) return;
      held.set(event.code, key);
      action(event);
    };
    const lift = (event: KeyboardEvent) => {
      // macOS doesn't report the release of keys while Cmd is held.
      const codes = event.key === "Meta" ? [...held.keys()] : [event.code];
      for (const code of codes) {
        const key = held.get(code) ?? event.key.toLowerCase();
        held.delete(code);
        maps.current.up[key]?.(event);
      }
    };
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", lift, true);
    return () => {
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", lift, true);
    };
  }, [active]);
}
