import { contrast, isAccent, readableAccent } from "./accent";
import { GROUNDS, type SignupTheme } from "./signup-colours";

/** What is used instead of an accent that would be unreadable on a theme's background. */
export interface AccentUse {
  when: "day" | "night";
  /** WCAG contrast as chosen, 1 to 21; unreadable below 4.5. */
  contrast: number;
  /** The shade that is used instead. */
  used: string;
}

const MIN = 4.5;

/** Returns the backgrounds of a theme on which an accent isn't used as chosen. */
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
    return ratio >= MIN ? [] : [{ when, contrast: ratio, used: readableAccent(accent, ground) }];
  });
}
