import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import { type ProposalSubject, proposalSubject } from "../proposal-token";
import { findDeal, lockDeal } from "../reading/find-deal";
import { type StoredDeal, stateOf } from "../reading/stored-deal";
import type { ProposalWire } from "../schema";

export interface FoundProposal {
  deal: StoredDeal;
  state: ProposalWire["state"];
}

/** Returns the proposal of an address, and its deal. */
export async function findProposal(ctx: Ctx, token: string, lock?: "lock"): Promise<FoundProposal> {
  const subject = proposalSubject(token);
  if (!subject) throw notFound();
  const deal = await (lock ? lockDeal : findDeal)(ctx, subject.dealId);
  return { deal, state: proposalState(deal, subject, ctx.now) };
}

/** A proposal that was replaced stays so, unless the deal was withdrawn: then there's no newer one to ask for. */
export const proposalState = (
  deal: StoredDeal,
  { proposal }: ProposalSubject,
  now: Date,
): ProposalWire["state"] =>
  deal.proposal === proposal || deal.state === "withdrawn" ? stateOf(deal, now) : "superseded";
