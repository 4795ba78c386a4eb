import { peopleRules } from "./people-rules";
import type { Rule } from "./rule";
import { sceneRules, slideRules } from "./scene-rules";
import { screenRules } from "./screen-rules";
import { soundRules } from "./sound-rules";

/** Everything that can be said; the first rule that fits wins. */
export const RULES: readonly Rule[] = [
  ...sceneRules,
  ...slideRules,
  ...screenRules,
  ...soundRules,
  ...peopleRules,
];
