"use client";

import clsx from "clsx";
import { useEffect, useState } from "react";
import { THEMES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { usePreviewAddress } from "../audience/signup-page/use-preview-address";
import { themeName } from "./theme-name";

const PAGE_PX = 1180;
const SCALE = 0.25;
const HEIGHT_PX = 220;

const SETTLES_MS = 400;

/** Debounces what is typed or dragged on the color picker, because each value loads four pages. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface ThemePreviewsProps {
  slug: string;
  accent: string;
  chosen: string;
  onChoose: (theme: (typeof THEMES)[number]) => void;
}

/** The show's own page in all four themes and the current color. Clicking one selects it. */
export function ThemePreviews({ slug, accent, chosen, onChoose }: ThemePreviewsProps) {
  const { url, error } = usePreviewAddress(slug);
  const colour = useSettled(accent);
  if (error) return <p className="text-ink-muted text-sm">{error.message}</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {THEMES.map((theme) => (
        <li key={theme}>
          <button
            type="button"
            aria-pressed={theme === chosen}
            onClick={() => onChoose(theme)}
            className={clsx(
              "w-full overflow-hidden rounded-control border text-left text-sm",
              theme === chosen ? "border-accent ring-1 ring-accent" : "border-line hover:border-line-strong",
            )}
          >
            {/* The page inside is only shown; the button takes the clicks. */}
            <span
              aria-hidden
              className="block overflow-hidden bg-surface-sunken"
              style={{ height: HEIGHT_PX }}
            >
              {url && (
                <iframe
                  inert
                  tabIndex={-1}
                  loading="lazy"
                  title={`The page as ${themeName(theme)}`}
                  src={`${url}&${new URLSearchParams({ theme, accent: colour })}`}
                  className="pointer-events-none origin-top-left"
                  style={{ width: PAGE_PX, height: HEIGHT_PX / SCALE, scale: SCALE }}
                />
              )}
            </span>
            <span className={clsx("block px-3 py-2", theme === chosen && "font-medium")}>
              {themeName(theme)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
