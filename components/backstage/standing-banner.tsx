"use client";

import clsx from "clsx";
import { Radio, ShieldCheck } from "lucide-react";
import { type Standing, standingWords } from "./guest-standing";

/** Says whether anybody hears you, in colour and in words; changes are read aloud. */
export function StandingBanner({ standing }: { standing: Standing }) {
  const { title, detail } = standingWords(standing);
  const red = standing.onAir || standing.countdown > 0;
  const Icon = red ? Radio : ShieldCheck;
  return (
    <div
      role="status"
      aria-live="assertive"
      className={clsx(
        "flex items-start gap-3 rounded-panel p-4 transition-colors duration-200",
        red
          ? "bg-live-fill text-on-live"
          : standing.place === "stage"
            ? "bg-accent-soft"
            : "bg-surface-sunken",
      )}
    >
      <Icon className="mt-0.5 size-6 shrink-0" aria-hidden />
      <div>
        <p className="tabular font-semibold text-xl">{title}</p>
        <p className={clsx("text-base", !red && "text-ink-muted")}>{detail}</p>
      </div>
    </div>
  );
}
