import { contrast, isAccent, readableAccent } from "./accent";
import { GROUNDS, type SignupTheme } from "./signup-colours";

/** What becomes of an accent where it would not read as letters and lines on a theme's ground. */
export interface AccentUse {
  when: "day" | "night";
  /** WCAG contrast as chosen, 1 to 21; below 4.5 it does not read. */
  contrast: number;
  /** The shade that is used instead. */
  used: string;
}

const LEAST = 4.5;

/** The grounds of a theme on which an accent is not used as it was chosen. */
export function accentUses(theme: SignupTheme, accent: string): AccentUse[] {
  if (!isAccent(accent)) return [];
  const { day, night } = GROUNDS[theme];
  const grounds =
    day === night
      ? ([["day", day]] as const)
      : ([
          ["day", day],
          ["night", night],
        ] as const);
  return grounds.flatMap(([when, ground]) => {
    const ratio = contrast(accent, ground);
    return ratio >= LEAST ? [] : [{ when, contrast: ratio, used: readableAccent(accent, ground) }];
  });
}
