import type { Evidence, SaidNumber } from "../../analysis-shape";
import type { Heard, Statement } from "../heard";
import { amountWritten } from "../wording/amount-written";
import { inline } from "../wording/inline";

/** Amounts that a person corrected, as figures: the sentences that were said have others. */
export const correctedAmounts = (
  { analysis }: Heard,
  wanted: SaidNumber["kind"],
  most: number,
): Statement[] =>
  analysis.numbers
    .filter(({ kind, corrected }) => corrected && kind === wanted)
    .slice(0, most)
    .map((number) => {
      const of = number.of === null ? "" : ` ${inline(number.of, 60)}`;
      return { text: `${amountWritten(number, analysis.language)}${of}`, evidence: number.evidence };
    });

/** Sentences without a figure that was corrected. */
export function uncorrected({ analysis }: Heard, evidence: readonly Evidence[]): Evidence[] {
  const wrong = new Set(
    analysis.numbers.flatMap((number) => (number.corrected ? number.evidence.map(keyOf) : [])),
  );
  return evidence.filter((one) => !wrong.has(keyOf(one)));
}

const keyOf = ({ line, quote }: Evidence): string => `${line} ${quote}`;
