"use client";

import { SunMoon } from "lucide-react";
import { chooseTheme } from "@/components/ui/choose-theme";
import { IconButton } from "@/components/ui/icon-button";

/** Toggles between light and dark theme. */
export function ThemeToggle() {
  const toggle = () => {
    const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
    chooseTheme(dark ? "light" : "dark");
  };
  return (
    <IconButton label="Switch theme" onClick={toggle} icon={<SunMoon className="size-4" aria-hidden />} />
  );
}
