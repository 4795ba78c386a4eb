"use client";

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { useFetched } from "./use-fetched";

/** How something was opened: the key that was pressed, or null for a pointer. */
export interface Press {
  key: string | null;
}

const ARROWS = ["ArrowDown", "ArrowUp"];

/**
 * What opens by a button and is fetched when somebody presses that: most never do. It is on its way as soon as the button is
 * pointed at or has the focus, so that one press is enough, and is told how it was pressed (`usePassedOn`).
 */
export function useFirstPress<Module>(load: () => Promise<Module>, popup: "menu" | "dialog") {
  const { module, fetching, fetch } = useFetched(load);
  const press = useRef<Press | null>(null);
  const key = useRef<string | null>(null);
  const warm = () => void load().catch(() => undefined);
  const button = {
    "aria-haspopup": popup,
    "aria-expanded": false,
    "aria-busy": fetching || undefined,
    onPointerEnter: warm,
    onFocus: warm,
    onKeyDown: (event: KeyboardEvent) => {
      key.current = event.key;
      if (popup !== "menu" || !ARROWS.includes(event.key)) return;
      event.preventDefault();
      press.current = { key: event.key };
      void fetch();
    },
    onClick: (event: MouseEvent) => {
      press.current = { key: event.detail === 0 ? (key.current ?? "Enter") : null };
      void fetch();
    },
  } as const;
  return { module, press: press.current, button };
}

/** Presses the button that has taken the place of the one that was pressed, in the same way. */
export function usePassedOn(press: Press | null) {
  const button = useRef<HTMLButtonElement>(null);
  const waiting = useRef(press);
  useEffect(() => {
    const passed = waiting.current;
    waiting.current = null;
    if (!passed || !button.current) return;
    const { key } = passed;
    button.current.focus();
    if (key)
      button.current.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    if (key && ARROWS.includes(key)) return;
    // By its detail a pointer's press is told from a key's, after which a menu stands on its first entry.
    const detail = key ? 0 : 1;
    button.current.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  }, []);
  return button;
}
