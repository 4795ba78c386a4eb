import type { Deal, Prisma } from "@/lib/generated/prisma/client";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import type { dealsContract } from "../contract";
import { lockDeal } from "../reading/find-deal";
import { auditDeal, presentDeal } from "../reading/present-deal";
import { linesOf, type StoredDeal, stateOf, withSignature } from "../reading/stored-deal";
import type { UpdateDealGiven } from "../schema";
import { customerColumns, linesGiven, sumColumns } from "./deal-columns";
import { sellerOf } from "./seller-of";

/**
 * Makes a new proposal of what changed, at a new address, or withdraws the deal. Its older addresses say that there is a
 * newer one.
 */
export async function updateDeal(
  ctx: Ctx,
  { deal_id, ...given }: InputOf<typeof dealsContract.updateDeal>,
): Promise<OutputOf<typeof dealsContract.updateDeal>> {
  const deal = await lockDeal(ctx, deal_id);
  expectVersion(ctx, deal.version);
  requireChangeable(ctx, deal, given);
  const changes = changesOf<Deal>(deal, await columnsOf(ctx, deal, given));
  const isNew = Object.keys(changes).length > 0;
  const data: Prisma.DealUpdateInput = {
    ...(changes as Prisma.DealUpdateInput),
    ...(isNew ? { proposal: deal.proposal + 1 } : {}),
    ...(given.state ? { state: given.state, withdrawnAt: ctx.now } : {}),
  };
  const after =
    Object.keys(data).length > 0
      ? await ctx.db.deal.update({
          where: { id: deal.id },
          data: { ...data, version: deal.version + 1, updatedAt: ctx.now },
          include: withSignature,
        })
      : deal;
  ctx.record({
    subjectType: "deal",
    subjectId: deal.id,
    before: auditDeal(deal, ctx.now),
    after: auditDeal(after, ctx.now),
  });
  ctx.meta.version = after.version;
  return presentDeal(after, ctx.now);
}

/** An expired deal can be offered again with a new date. What was signed or withdrawn stays. */
function requireChangeable(ctx: Ctx, deal: StoredDeal, { valid_until, state: next }: UpdateDealGiven): void {
  const state = stateOf(deal, ctx.now);
  if (state === "accepted") throw stateConflict(state, "The customer has signed this deal.");
  if (state === "withdrawn") throw stateConflict(state, "This deal was withdrawn.");
  if (valid_until && valid_until <= ctx.now) throw invalid({ valid_until: "in_past" });
  if (state === "expired" && !valid_until && !next)
    throw stateConflict(state, "This deal has expired. Send a new valid_until.");
}

/** What was given, as columns. Undefined ones were not given. */
async function columnsOf(ctx: Ctx, deal: StoredDeal, given: UpdateDealGiven): Promise<Partial<Deal>> {
  const lines = given.line_items ? linesGiven(given.line_items) : linesOf(deal);
  const currency = given.currency ?? deal.currency;
  return {
    title: given.title,
    notes: given.notes,
    currency: given.currency,
    validUntil: given.valid_until,
    ...(given.call_id === undefined ? {} : await sellerFields(ctx, given.call_id)),
    ...(given.language === undefined ? {} : { language: given.language }),
    ...(given.customer === undefined ? {} : customerColumns(given.customer)),
    ...(given.line_items || given.currency ? sumColumns(lines, currency) : {}),
  } as Partial<Deal>;
}

/** Another call doesn't change the language that the customer already has it in. */
async function sellerFields(ctx: Ctx, callId: string | null): Promise<Partial<Deal>> {
  const { language: _language, ...fields } = await sellerOf(ctx, callId);
  return fields;
}
