"use client";

import { useEffect, useState } from "react";
import type { AccentUse } from "@/lib/theme/accent-use";
import type { SignupTheme } from "@/lib/theme/signup-colours";

interface ColourNoteProps {
  theme: SignupTheme;
  accent: string;
}

/** Warns when the color has too little contrast for text in its theme, and shows the shade used instead. */
export function ColourNote({ theme, accent }: ColourNoteProps) {
  const [uses, setUses] = useState<AccentUse[]>([]);
  useEffect(() => {
    let current = true;
    // The color code is loaded once there is a color to check.
    void import("@/lib/theme/accent-use").then(({ accentUses }) => {
      if (current) setUses(accentUses(theme, accent));
    });
    return () => {
      current = false;
    };
  }, [theme, accent]);
  return (
    <div role="status" className="flex flex-col gap-1.5 text-sm">
      {uses.map(({ when, contrast, used }) => (
        <p key={when} className="flex items-start gap-2 text-warn">
          <span
            aria-hidden
            className="mt-0.5 size-4 shrink-0 rounded-full border border-line-strong"
            style={{ background: used }}
          />
          <span>
            Too {when === "day" && theme !== "midnight" ? "light" : "dark"} for text {WHERE[theme][when]}{" "}
            (contrast {contrast.toFixed(1)}:1, minimum 4.5:1). Text and buttons use {used} instead.
          </span>
        </p>
      ))}
    </div>
  );
}

const BOTH = { day: "in light mode", night: "in dark mode" };
const WHERE: Record<SignupTheme, Record<AccentUse["when"], string>> = {
  editorial: BOTH,
  collage: BOTH,
  retro: BOTH,
  midnight: { day: "on the page", night: "on the page" },
};
