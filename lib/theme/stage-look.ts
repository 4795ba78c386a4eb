import { type SignupTheme, signupColours } from "./signup-colours";

/**
 * How a show's theme and color style its stage. The style sheet of `components/stage` has a block for each
 * theme.
 */
export interface StageLook {
  theme: SignupTheme;
  /** CSS variables for the brand accent, the same as on the public page. */
  colours: Record<`--${string}`, string>;
}

export const stageLook = (theme: SignupTheme, accent: string | null): StageLook => ({
  theme,
  colours: signupColours(theme, accent),
});
