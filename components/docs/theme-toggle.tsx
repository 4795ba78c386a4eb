"use client";

import { SunMoon } from "lucide-react";
import { chooseTheme } from "@/components/ui/choose-theme";
import { IconButton } from "@/components/ui/icon-button";

/** Turns light to dark and back, from whatever the page is now. */
export function ThemeToggle() {
  const toggle = () => {
    const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
    chooseTheme(dark ? "light" : "dark");
  };
  return (
    <IconButton label="Light or dark" onClick={toggle} icon={<SunMoon className="size-4" aria-hidden />} />
  );
}
