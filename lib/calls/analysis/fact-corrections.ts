import type { CallFacts } from "../by-rules/ruled-facts";

/** What people corrected of a call's facts. Whatever is made of facts is made of the corrected ones. */
export interface FactCorrections {
  apply: (facts: CallFacts) => CallFacts;
  /** Whether a fact of that line was corrected. */
  touches: (line: number) => boolean;
}

export const NO_CORRECTIONS: FactCorrections = { apply: (facts) => facts, touches: () => false };
