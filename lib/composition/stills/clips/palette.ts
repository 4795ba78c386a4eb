import type { ClipLook } from "./clip-look";

export interface Palette {
  ground: string;
  ink: string;
  soft: string;
  /** The highlight, as readable on the ground. */
  accent: string;
  /** The highlight as it was asked for, and what is readable on it. */
  fill: string;
  onFill: string;
}

type Rgb = readonly [number, number, number];

const PAPER = "#f6f2ea";
const INK = "#17140f";
/** What a picture is as a ground: behind captions, it's darkened. */
const DARK = "#1c1c20";
/** As for large text in WCAG 2.2. */
const LEAST_CONTRAST = 3;

/** Returns a clip's colors. The highlight is moved toward black or white until it can be read. */
export function paletteOf({ template, highlight }: Pick<ClipLook, "template" | "highlight">): Palette {
  const isDark = template === "speaker_focus";
  const [ground, ink] = isDark ? [DARK, "#ffffff"] : [PAPER, INK];
  return {
    ...{ ground, ink, soft: isDark ? "rgba(255,255,255,0.72)" : "rgba(23,20,15,0.62)" },
    accent: readable(highlight, ground, ink),
    fill: highlight,
    onFill: contrast(highlight, INK) >= contrast(highlight, "#ffffff") ? INK : "#ffffff",
  };
}

function readable(color: string, ground: string, toward: string): string {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = hex(mix(rgb(color), rgb(toward), share));
    if (contrast(mixed, ground) >= LEAST_CONTRAST) return mixed;
  }
  return toward;
}

/** Contrast of two colors as in WCAG, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(rgb(one)), luminance(rgb(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const rgb = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as never;

const hex = (color: Rgb): string =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((value, at) => value + ((other[at] ?? 0) - value) * share) as never;

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
