import type { Type } from "../canvas/type";
import type { ClipLook } from "./clip-look";

/** How captions are set. Lengths in em. */
export interface CaptionStyle {
  face: string;
  weight: number;
  tracking: number;
  isUpperCase: boolean;
  /** Between words. */
  gap: number;
  lineHeight: number;
  /** Dark line around letters; 0 for none. */
  outline: number;
  /** Larger or smaller than the size that was asked for. */
  scale: number;
}

const SANS = { face: "var(--font-sans)", tracking: -0.02, isUpperCase: false, gap: 0.27, lineHeight: 1.22 };
const GROTESK = { ...SANS, face: "var(--font-space-grotesk)", tracking: -0.03 };
const SERIF = {
  ...SANS,
  face: "var(--font-newsreader-stage)",
  tracking: -0.015,
  gap: 0.25,
  lineHeight: 1.18,
};

const FOCUS: Record<ClipLook["caption"]["preset"], CaptionStyle> = {
  impact: { ...SANS, weight: 900, isUpperCase: true, outline: 0.17, scale: 1.08, tracking: -0.015 },
  pill: { ...SANS, weight: 800, outline: 0.12, scale: 1, gap: 0.34, lineHeight: 1.34 },
  block: { ...SANS, weight: 700, outline: 0, scale: 0.9, lineHeight: 1.3 },
  underline: { ...SANS, weight: 800, outline: 0.12, scale: 1, lineHeight: 1.34 },
  bracket: { ...GROTESK, weight: 700, outline: 0.12, scale: 1, gap: 0.46 },
  minimal: { ...SANS, weight: 600, outline: 0.07, scale: 0.84, tracking: -0.012 },
};

const EDITORIAL: typeof FOCUS = {
  impact: { ...SANS, weight: 900, isUpperCase: true, outline: 0, scale: 1, tracking: -0.02 },
  pill: { ...SERIF, weight: 600, outline: 0, scale: 1.06, gap: 0.32, lineHeight: 1.32 },
  block: { ...SANS, weight: 600, outline: 0, scale: 0.86, lineHeight: 1.34 },
  underline: { ...SERIF, weight: 600, outline: 0, scale: 1.12, lineHeight: 1.3 },
  bracket: { ...GROTESK, weight: 700, outline: 0, scale: 0.94, gap: 0.46 },
  minimal: { ...SERIF, weight: 500, outline: 0, scale: 1.06 },
};

export const captionStyle = ({ template, caption }: Pick<ClipLook, "template" | "caption">): CaptionStyle =>
  (template === "speaker_focus" ? FOCUS : EDITORIAL)[caption.preset];

/** Of a picture whose shorter side has 1080 pixels. */
const PX: Record<ClipLook["orientation"], Record<ClipLook["caption"]["size"], number>> = {
  vertical: { sm: 58, md: 70, lg: 84 },
  square: { sm: 48, md: 58, lg: 70 },
  horizontal: { sm: 48, md: 58, lg: 72 },
};

export function captionType(look: ClipLook, unit: number): Type {
  const { face, weight, tracking, scale } = captionStyle(look);
  return { face, weight, tracking, px: PX[look.orientation][look.caption.size] * scale * unit };
}

/** How much is read at once: what two lines have room for. */
export function phraseLimits({ orientation, motion, caption }: ClipLook): { words: number; letters: number } {
  const words = { calm: 8, standard: 6, energetic: 3 }[motion];
  const letters = { vertical: 32, square: 40, horizontal: 56 }[orientation];
  const size = { sm: 1.15, md: 1, lg: 0.82 }[caption.size];
  return { words: orientation === "horizontal" ? words + 2 : words, letters: Math.round(letters * size) };
}
