export const CLIP_TEMPLATES = ["speaker_focus", "editorial_motion"] as const;
export const CLIP_ORIENTATIONS = ["vertical", "horizontal", "square"] as const;
export const CAPTION_PRESETS = ["impact", "pill", "block", "underline", "bracket", "minimal"] as const;
export const CAPTION_SIZES = ["sm", "md", "lg"] as const;

export type ClipOrientation = (typeof CLIP_ORIENTATIONS)[number];
type ClipMotion = "calm" | "standard" | "energetic";

/** How a clip looks, and what is written in it besides its captions. */
export interface ClipLook {
  template: (typeof CLIP_TEMPLATES)[number];
  orientation: ClipOrientation;
  caption: { preset: (typeof CAPTION_PRESETS)[number]; size: (typeof CAPTION_SIZES)[number] };
  motion: ClipMotion;
  /** As `#rrggbb`. */
  highlight: string;
  kicker: string;
  title: string;
  speaker: string;
  handle: string;
  hasTimer: boolean;
  /** Whether it ends by asking people to follow. */
  hasFollow: boolean;
  /** BCP 47 tag of the words that come with it. */
  language: string;
}

/** Some words that are read at once, in frames of the clip. */
export interface ClipPhrase {
  from: number;
  to: number;
  /** `from`: when the word is lit. */
  words: readonly { text: string; from: number }[];
}

const RATIOS: Record<ClipOrientation, readonly [number, number]> = {
  vertical: [9, 16],
  horizontal: [16, 9],
  square: [1, 1],
};

/** Returns a clip's size in pixels, given its shorter side. */
export function clipSize(orientation: ClipOrientation, shortSide: number): { width: number; height: number } {
  const [x, y] = RATIOS[orientation];
  const unit = shortSide / Math.min(x, y);
  const even = (value: number) => 2 * Math.round(value / 2);
  return { width: even(x * unit), height: even(y * unit) };
}
