import type { Teller } from "@/lib/content/teller";
import type { Written } from "@/lib/content/written";
import type { Draft } from "../draft";
import type { Holding } from "../held";
import type { Rows } from "../rows";

/** What a model wrote, and what it's held against. */
export interface Drafted {
  draft: Draft;
  holding: Holding;
  rows: Rows;
  teller: Teller;
}

/** How a model writes one kind of text. */
export interface Form {
  /** What it's asked for. Nothing in it comes from people. */
  task: string;
  /** The longest answer, in tokens. */
  mostTokens: number;
  /** Puts a text together from what stands. Null if its parts or length aren't reached: the rules write it then. */
  write(drafted: Drafted): Omit<Written, "kind"> | null;
}
