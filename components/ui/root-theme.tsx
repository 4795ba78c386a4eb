"use client";

import { useLayoutEffect } from "react";

/** Applies this subtree's theme to dialogs and menus, which render at the document root. */
export function RootTheme({ theme }: { theme: "light" | "dark" }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    root.dataset.theme = theme;
    return () => {
      if (before === undefined) delete root.dataset.theme;
      else root.dataset.theme = before;
    };
  }, [theme]);
  return null;
}
