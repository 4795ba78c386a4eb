"use client";

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { useFetched } from "./use-fetched";

/** What opened something: a key, or null for a pointer. */
export interface Press {
  key: string | null;
}

const ARROWS = ["ArrowDown", "ArrowUp"];

/**
 * Loads what a button opens on its first press, because most are never pressed. Loading starts on hover or
 * focus, so that one press is enough, and the press is replayed once loaded (`useForwardedPress`).
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

/** Replays the press on the button that replaced the pressed one. */
export function useForwardedPress(press: Press | null) {
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
    // `detail` distinguishes pointer clicks from key presses, after which a menu focuses its first entry.
    const detail = key ? 0 : 1;
    button.current.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  }, []);
  return button;
}
