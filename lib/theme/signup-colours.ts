import { isAccent, onAccent, readableAccent, turnedAccent } from "./accent";

export type SignupTheme = "editorial" | "collage" | "retro" | "midnight";

/** The two backgrounds of each theme, by day and by night. The style sheets use the same values. */
export const GROUNDS: Record<SignupTheme, { day: string; night: string }> = {
  editorial: { day: "#fbfaf6", night: "#14130f" },
  collage: { day: "#f1ece1", night: "#1a171d" },
  retro: { day: "#f7e8c8", night: "#27160d" },
  midnight: { day: "#080b16", night: "#080b16" },
};

const DEFAULT_ACCENTS: Record<SignupTheme, string> = {
  editorial: "#1c3fc4",
  collage: "#f0562b",
  retro: "#d9622b",
  midnight: "#6f7dff",
};

/**
 * Returns the CSS variables of a show's public page for its brand accent. `--brand` is the color as chosen;
 * text, lines and buttons use `--brand-day` or `--brand-night`, which are readable on their background.
 */
export function signupColours(theme: SignupTheme, accent: string | null): Record<`--${string}`, string> {
  const brand = isAccent(accent) ? accent : DEFAULT_ACCENTS[theme];
  const { day, night } = GROUNDS[theme];
  const byDay = readableAccent(brand, day);
  const byNight = readableAccent(brand, night);
  return {
    "--brand": brand,
    "--on-brand": onAccent(brand),
    "--brand-day": byDay,
    "--on-brand-day": onAccent(byDay),
    "--brand-night": byNight,
    "--on-brand-night": onAccent(byNight),
    ...family(theme, brand),
  };
}

/** Returns companion colors of the accent, in each theme's own key. */
function family(theme: SignupTheme, brand: string): Record<`--${string}`, string> {
  if (theme === "retro") {
    return {
      "--stripe-1": turnedAccent(brand, 0, { l: 0.62, c: 0.16 }),
      "--stripe-2": turnedAccent(brand, 36, { l: 0.77, c: 0.14 }),
      "--stripe-3": turnedAccent(brand, -48, { l: 0.47, c: 0.1 }),
    };
  }
  if (theme === "collage") {
    return {
      "--cut-1": turnedAccent(brand, 0, { l: 0.68, c: 0.19 }),
      "--cut-2": turnedAccent(brand, 58, { l: 0.84, c: 0.125 }),
      "--cut-3": turnedAccent(brand, -62, { l: 0.55, c: 0.14 }),
    };
  }
  if (theme === "midnight") return { "--glow": turnedAccent(brand, 0, { l: 0.6, c: 0.2 }) };
  return { "--tint": turnedAccent(brand, 0, { l: 0.9, c: 0.045 }) };
}
