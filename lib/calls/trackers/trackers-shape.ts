import type { Evidence } from "../analysis-shape";
import type { Side } from "../call";
import type { Part } from "../vocabulary";

/** What to look for: words, and what is meant. */
export interface Tracker {
  name: string;
  keywords: readonly string[];
  /** One sentence, compared by meaning. */
  meaning?: string;
  side?: Side;
  part?: Part;
}

export interface Mention {
  by: "keyword" | "meaning";
  /** The keyword that was said; null if only the meaning is the same. */
  keyword: string | null;
  /** "no budget issue", "we don't use Salesforce". */
  negated: boolean;
  side: Side | null;
  part: Part;
  evidence: Evidence[];
}
