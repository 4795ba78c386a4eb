import type { Expected, Fact, Line, Trap } from "../set/expected";
import { round, saidAmounts } from "../set/said-amounts";
import { type Evidenced, evidenceOf } from "../shape";
import { isQuoteOf, linesOf, squeezed, words } from "./match";

/** Whether an item that isn't expected says something that isn't in the call at all. */
export function isInvented(fact: Fact, item: Evidenced, lines: readonly Line[], expected: Expected): boolean {
  const evidence = evidenceOf(item);
  if (evidence.length === 0) return true;
  if (evidence.some(({ quote }) => !lines.some(({ text }) => isQuoteOf(quote, text)))) return true;
  const values = item as { owner?: string | null; name?: string; amount?: string; text?: string };
  const said = lines.map(({ text }) => text).join("\n");
  switch (fact) {
    case "number":
      return !isSaidAmount(values as { amount: string } & Evidenced, lines);
    case "competitor":
      return !squeezed(said).includes(squeezed(values.name ?? ""));
    case "date":
      return !lines.some(({ text }) => isQuoteOf(values.text ?? "", text));
    case "next": {
      if (!values.owner) return false;
      const names = new Set([...Object.keys(expected.sides), said].flatMap(words));
      return !words(values.owner).every((word) => names.has(word));
    }
    default:
      return false;
  }
}

/** Whether the amount is said on a line of its evidence. */
export function isSaidAmount(item: { amount: string } & Evidenced, lines: readonly Line[]): boolean {
  return evidenceOf(item).some(({ line }) =>
    saidAmounts(lines[line - 1]?.text ?? "").has(round(Number(item.amount))),
  );
}

/** The trap that an item of this kind is on. */
export function trapOf(item: Evidenced, fact: Fact, traps: readonly Trap[]): Trap | undefined {
  const at = linesOf(item);
  return traps.find((trap) => trap.fact === fact && trap.lines.some((line) => at.includes(line)));
}
