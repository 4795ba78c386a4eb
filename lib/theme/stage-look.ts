import { type SignupTheme, signupColours } from "./signup-colours";

/** How a show's theme and colour dress its stage: the style sheet of `components/stage` has a block for each theme. */
export interface StageLook {
  theme: SignupTheme;
  /** CSS variables made from the brand's accent, the same as on the public page. */
  colours: Record<`--${string}`, string>;
}

export const stageLook = (theme: SignupTheme, accent: string | null): StageLook => ({
  theme,
  colours: signupColours(theme, accent),
});
