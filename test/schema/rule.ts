import type { Wanted } from "./requests";

/** A reason to refuse a request that its schema allows. */
export interface Rule {
  field: RegExp;
  codes: readonly string[];
  /** What the document says about it, for the operation or for all requests. */
  words: RegExp;
  /** Why no schema can say it, or which requests it concerns. */
  why: string;
  when?: (wanted: Wanted) => boolean;
}
