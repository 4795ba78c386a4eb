import { type Line, type ProposalLanguage, proposalLanguage, type Sums } from "@/lib/deals";
import type { Deal, DealSignature, Prisma } from "@/lib/generated/prisma/client";
import type { DealState } from "../schema";

/** A deal without the document that was signed, which only its page needs. */
export type StoredDeal = Deal & { signature: Omit<DealSignature, "pdf"> | null };

export const withSignature = { signature: { omit: { pdf: true } } } satisfies Prisma.DealInclude;

/** Lines and sums, as they were stored. */
export const linesOf = ({ lines }: Pick<Deal, "lines">): Line[] => lines as unknown as Line[];
export const sumsOf = ({ sums }: Pick<Deal, "sums">): Sums => sums as unknown as Sums;

export const languageOf = ({ language }: Pick<Deal, "language">): ProposalLanguage =>
  proposalLanguage(language);

/** An open deal expires when it's no longer valid, without anything being written. */
export const stateOf = ({ state, validUntil }: Pick<Deal, "state" | "validUntil">, now: Date): DealState =>
  state === "open" && validUntil <= now ? "expired" : (state as DealState);

/** Selects the deals that are in a state. */
export const inState = (state: DealState, now: Date): Prisma.DealWhereInput =>
  state === "open"
    ? { state, validUntil: { gt: now } }
    : state === "expired"
      ? { state: "open", validUntil: { lte: now } }
      : { state };
