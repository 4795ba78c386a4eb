import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { invalid } from "@/lib/operation/problem";
import type { dealsContract } from "../contract";
import { auditDeal, presentDeal } from "../reading/present-deal";
import { customerColumns, linesGiven, sumColumns } from "./deal-columns";
import { sellerOf } from "./seller-of";

const VALID_DAYS = 30;
const DAY_MS = 86_400_000;

export async function closeDeal(
  ctx: Ctx,
  input: InputOf<typeof dealsContract.closeDeal>,
): Promise<OutputOf<typeof dealsContract.closeDeal>> {
  const validUntil = input.valid_until ?? new Date(ctx.now.getTime() + VALID_DAYS * DAY_MS);
  if (validUntil <= ctx.now) throw invalid({ valid_until: "in_past" });
  const amounts = sumColumns(linesGiven(input.line_items), input.currency);
  const of = await sellerOf(ctx, input.call_id ?? null);
  const made = await ctx.db.deal.create({
    data: {
      ...ownedBy(ctx),
      ...of,
      ...customerColumns(input.customer),
      ...amounts,
      id: ctx.newId("deal"),
      title: input.title,
      ...(input.language ? { language: input.language } : {}),
      currency: input.currency,
      notes: input.notes ?? "",
      validUntil,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  const deal = { ...made, signature: null };
  ctx.record({ subjectType: "deal", subjectId: deal.id, after: auditDeal(deal, ctx.now) });
  ctx.meta.version = deal.version;
  return presentDeal(deal, ctx.now);
}
