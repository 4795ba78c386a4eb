import { detectLanguage } from "@/lib/platform/text/detect-language";

export type Language = "en" | "de" | "fr" | "es";

const isSpoken = (base: string | undefined): base is Language =>
  base === "en" || base === "de" || base === "fr" || base === "es";

/** The planner's language for a show: the event's, else the one its text is in, else English. */
export function plannerLanguage(tag: string | null, text: string): Language {
  const given = tag?.split("-")[0]?.toLowerCase();
  if (isSpoken(given)) return given;
  const found = detectLanguage(text);
  return isSpoken(found) ? found : "en";
}
