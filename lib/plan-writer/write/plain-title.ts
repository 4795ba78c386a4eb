import type { SegmentType } from "@/lib/stage";
import { baseOf, isPlanLanguage } from "../plan-language";
import type { PlanWords } from "../words/plan-words";
import { wordsOf } from "./words-of";

const TITLES: Record<SegmentType, Exclude<keyof PlanWords["titles"], "steps" | "blocks">> = {
  intro: "welcome",
  talk: "talk",
  interview: "conversation",
  panel: "panel",
  demo: "demo",
  poll: "poll",
  qa: "questions",
  hot_take: "hotTake",
  quote: "quote",
  video: "video",
  break: "pause",
  outro: "closing",
};

/**
 * Returns a segment's title if nothing specific may be said; in English if the plan writer doesn't know the
 * language.
 */
export function plainTitle(type: SegmentType, language: string): string {
  const base = baseOf(language);
  return wordsOf(isPlanLanguage(base) ? base : "en").titles[TITLES[type]];
}
