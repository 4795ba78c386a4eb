import { BACKDROPS, type BackdropName } from "./backdrops";

/** What is behind somebody: as it is, out of focus, or a picture of ours. */
export type Background = "none" | "blur_light" | "blur_strong" | BackdropName;

export interface CameraLook {
  background: Background;
  /** Lift a dark picture. */
  brighten: boolean;
}

export const BACKGROUNDS: readonly Background[] = [
  "none",
  "blur_light",
  "blur_strong",
  ...(Object.keys(BACKDROPS) as BackdropName[]),
];

const BLURS = { none: "As it is", blur_light: "Slight blur", blur_strong: "Strong blur" };

export const backgroundLabel = (background: Background): string =>
  isBackdrop(background) ? BACKDROPS[background].label : BLURS[background];

export const isBackdrop = (background: Background): background is BackdropName => background in BACKDROPS;

/** What a browser kept may be of another release. */
export const asBackground = (kept: string): Background =>
  BACKGROUNDS.find((background) => background === kept) ?? "none";

/** Whether the picture has to be worked on at all. */
export const changesPicture = ({ background, brighten }: CameraLook): boolean =>
  background !== "none" || brighten;
