import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from "culori";

const toOklch = converter("oklch");
const INK = "#14121a";
const PAPER = "#ffffff";

function oklchOf(colour: string): Oklch | undefined {
  const parsed = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) ? parse(colour) : undefined;
  return parsed && toOklch(parsed);
}

const hexOf = (colour: Oklch): string => formatHex(clampChroma(colour, "oklch"));

/** Returns the WCAG contrast of two hex colors, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** True for `#rgb` and `#rrggbb`. */
export const isAccent = (colour: unknown): colour is string =>
  typeof colour === "string" && oklchOf(colour) !== undefined;

/**
 * Returns the accent as a text or line color for a background: keeps the hue and moves the lightness away
 * from the background until the contrast is at least `least`. Returns it unchanged if it's readable already.
 * Hex in, hex out.
 */
export function readableAccent(accent: string, ground: string, least = 4.5): string {
  const base = oklchOf(accent);
  if (!base) return onAccent(ground);
  const whole = formatHex(base);
  if (contrast(whole, ground) >= least) return whole;
  const darker = contrast(INK, ground) >= contrast(PAPER, ground);
  for (let step = 1; step <= 100; step += 1) {
    const l = darker ? base.l - (base.l * step) / 100 : base.l + ((1 - base.l) * step) / 100;
    const moved = hexOf({ ...base, l });
    if (contrast(moved, ground) >= least) return moved;
  }
  return darker ? "#000000" : "#ffffff";
}

/** Returns black or white, whichever is more readable on the accent; one of them always has 4.5 : 1. */
export function onAccent(accent: string): string {
  const ground = oklchOf(accent) ? accent : PAPER;
  if (contrast(PAPER, ground) >= 4.5) return PAPER;
  return contrast(INK, ground) >= 4.5 ? INK : "#000000";
}

/** Rotates the accent's OKLCH hue by `degrees`, and sets lightness and chroma if given. */
export function turnedAccent(accent: string, degrees: number, to: { l?: number; c?: number } = {}): string {
  const base = oklchOf(accent) ?? { mode: "oklch" as const, l: 0.5, c: 0.1, h: 280 };
  const hue = ((base.h ?? 280) + degrees + 360) % 360;
  return hexOf({ mode: "oklch", l: to.l ?? base.l, c: to.c ?? base.c, h: hue });
}
