import { BACKDROPS, type BackdropName } from "./backdrops";

/** What is shown behind a person: the real background, a blur, one of our images, or one of their own. */
export type Background = "none" | "blur_light" | "blur_strong" | BackdropName | "own";

export interface CameraLook {
  background: Background;
  /** Brighten a dark image. */
  brighten: boolean;
}

/** A look with the image it needs. */
export interface DrawnLook extends CameraLook {
  /** For `own`. If missing, a strong blur is used, so that the hidden background is never shown. */
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

/** The stored value may be from another release. */
export const asBackground = (kept: string): Background =>
  kept === "own" ? kept : (BACKGROUNDS.find((background) => background === kept) ?? "none");

/** Whether the video has to be processed at all. */
export const changesPicture = ({ background, brighten }: CameraLook): boolean =>
  background !== "none" || brighten;
