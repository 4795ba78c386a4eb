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

/** What a part is called where nothing more may be said of it; in English where the language is none of the planner's. */
export function plainTitle(type: SegmentType, language: string): string {
  const base = baseOf(language);
  return wordsOf(isPlanLanguage(base) ? base : "en").titles[TITLES[type]];
}
