/** The languages that the plan writer writes. */
export const PLAN_LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "ja"] as const;
export type PlanLanguage = (typeof PLAN_LANGUAGES)[number];

export const isPlanLanguage = (tag: string): tag is PlanLanguage =>
  (PLAN_LANGUAGES as readonly string[]).includes(tag);

export const baseOf = (tag: string): string => tag.split("-")[0]?.toLowerCase() ?? "";
