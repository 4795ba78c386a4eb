import { actRules } from "./act-rules";
import { audienceRules } from "./audience-rules";
import { contentRules } from "./content-rules";
import { exchangeRules } from "./exchange-rules";
import { peopleRules, stagingRules } from "./people-rules";
import { recordingRules } from "./recording-rules";
import type { Rule } from "./rule";
import { runningOrderRules } from "./running-order-rules";
import { sceneRules, slideRules } from "./scene-rules";
import { screenRules } from "./screen-rules";
import { soundRules } from "./sound-rules";
import { videoRules } from "./video-rules";

/** Commands that can be said on any stage. */
export const RULES: readonly Rule[] = [
  ...sceneRules,
  ...slideRules,
  ...screenRules,
  ...soundRules,
  ...peopleRules,
];

/** All rules; the first one that fits wins. */
export const ALL_RULES: readonly Rule[] = [
  ...recordingRules,
  ...videoRules,
  ...actRules,
  ...audienceRules,
  ...exchangeRules,
  ...contentRules,
  ...stagingRules,
  ...RULES,
  ...runningOrderRules,
];
