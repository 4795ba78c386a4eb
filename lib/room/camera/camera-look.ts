import { BACKDROPS, type BackdropName } from "./backdrops";

/** What is behind somebody: as it is, out of focus, a picture of ours, or one that they brought. */
export type Background = "none" | "blur_light" | "blur_strong" | BackdropName | "own";

export interface CameraLook {
  background: Background;
  /** Lift a dark picture. */
  brighten: boolean;
}

/** A look with what it is drawn from. */
export interface DrawnLook extends CameraLook {
  /** For `own`; without one a strong blur stands there, so that nobody is shown what they hid. */
  own: ImageBitmap | null;
}

export const BACKGROUNDS: readonly Exclude<Background, "own">[] = [
  "none",
  "blur_light",
  "blur_strong",
  ...(Object.keys(BACKDROPS) as BackdropName[]),
];

const LABELS = {
  none: "None",
  blur_light: "Slight blur",
  blur_strong: "Strong blur",
  own: "Your image",
};

export const backgroundLabel = (background: Background): string =>
  isBackdrop(background) ? BACKDROPS[background].label : LABELS[background];

export const isBackdrop = (background: Background): background is BackdropName => background in BACKDROPS;

/** What a browser kept may be of another release. */
export const asBackground = (kept: string): Background =>
  kept === "own" ? kept : (BACKGROUNDS.find((background) => background === kept) ?? "none");

/** Whether the picture has to be worked on at all. */
export const changesPicture = ({ background, brighten }: CameraLook): boolean =>
  background !== "none" || brighten;
