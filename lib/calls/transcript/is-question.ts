import type { LanguageRules } from "../languages/rules";
import type { Said } from "./said";

/** Whether a sentence asks something. */
export function isQuestion(
  { plain, low, words }: Pick<Said, "plain" | "low" | "words">,
  rules: LanguageRules,
): boolean {
  const { indirect, opener, notOne, ends, tag } = rules.questions;
  const isMarked = /\?["')]*$/u.test(plain);
  const bare = low.replace(/[\s?.!,"')¿¡]+$/u, "").replace(/^[¿¡"'(\s]+/u, "");
  if (tag.test(bare)) return false;
  if (isMarked) return words > 1;
  if (words > 4 && indirect.test(low)) return true;
  if (/[.!…]["')]*$/u.test(plain)) return false;
  if (words > 3 && ends?.test(bare)) return true;
  return words > 2 && opener.test(bare) && !notOne.test(bare);
}
