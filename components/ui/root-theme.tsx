"use client";

import { useLayoutEffect } from "react";

/** Gives dialogs and menus, which hang on the page itself, the same theme as this part of it. */
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
