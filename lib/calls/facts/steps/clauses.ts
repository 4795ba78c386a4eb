import type { LanguageRules } from "../../languages/rules";
import type { Said } from "../../transcript/said";
import type { FoundDate } from "../dates/find-dates";

/** A part of a sentence that can promise one thing. */
export interface Clause {
  said: Said;
  plain: string;
  low: string;
  /** What the sentence says before it. */
  before: string;
  dates: readonly FoundDate[];
  isLast: boolean;
  isFirst: boolean;
}

/** Cuts a sentence into clauses, each with the dates in it. */
export function clausesOf(said: Said, rules: LanguageRules, dates: readonly FoundDate[]): Clause[] {
  const isSame = said.plain.length === said.low.length;
  const text = isSame ? said.plain : said.low;
  const clauses: { plain: string; from: number; to: number }[] = [];
  let from = 0;
  for (;;) {
    const cut = rules.clauses.exec(text.slice(from));
    const to = cut ? from + cut.index : text.length;
    if (text.slice(from, to).trim() !== "") clauses.push({ plain: text.slice(from, to), from, to });
    if (!cut) break;
    from = to + Math.max(1, cut[0].length);
  }
  return clauses.map(({ plain, from: start, to }, index) => ({
    ...{ said, plain: plain.trim(), low: plain.toLowerCase().trim(), before: text.slice(0, start) },
    dates: dates.filter((date) => date.from >= start && date.from < to),
    ...{ isFirst: index === 0, isLast: index === clauses.length - 1 },
  }));
}
