import type { SignupView } from "../signup-view";
import { wordsFor } from "./words-for";

/** The line above the headline: a live show, or one that is over. */
export function kindOfShow({ language, closedReason }: SignupView): string {
  const words = wordsFor(language);
  return closedReason === "over" ? words.pastShow : words.liveShow;
}
