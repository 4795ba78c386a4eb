const DEFAULT_ACCENT = "#4f46e5";
const DARK = "#000000";

export interface ButtonColors {
  background: string;
  text: string;
}

/** Channels of `#rgb` or `#rrggbb`, 0 to 1. */
function channels(hex: string): [number, number, number] | undefined {
  const long = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long);
  if (!match) return undefined;
  const [, red = "0", green = "0", blue = "0"] = match;
  return [red, green, blue].map((part) => Number.parseInt(part, 16) / 255) as [number, number, number];
}

/** Relative luminance as WCAG defines it. */
function luminance([red, green, blue]: [number, number, number]): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Returns the colors of a button in the brand's accent, with black or white text, whichever has more
 * contrast: always above 4.5 : 1.
 */
export function buttonColors(accent: unknown): ButtonColors {
  const given = typeof accent === "string" ? channels(accent) : undefined;
  const background = given ? (accent as string) : DEFAULT_ACCENT;
  const light = luminance(given ?? channels(DEFAULT_ACCENT) ?? [0, 0, 0]);
  const onWhite = 1.05 / (light + 0.05);
  return { background, text: onWhite >= 4.5 ? "#ffffff" : DARK };
}
