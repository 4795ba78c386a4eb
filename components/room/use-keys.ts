"use client";

import { useEffect, useRef } from "react";

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
 * Single-key shortcuts of a page. Inactive while `on` is false, while typing, or with Ctrl, Alt or Meta held.
 */
export function useKeys(map: KeyMap, on: boolean, up: KeyMap = {}): void {
  const maps = useRef({ map, up });
  maps.current = { map, up };
  useEffect(() => {
    if (!on) return;
    const handle = (which: "map" | "up") => (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const action = maps.current[which][key];
      if (!action || (event.repeat && key === " ")) return;
      if (which === "map" && belongsToFocus(event.target, key)) return;
      if (which === "map") event.preventDefault();
      action(event);
    };
    const [down, lift] = [handle("map"), handle("up")];
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", lift);
    return () => {
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", lift);
    };
  }, [on]);
}
