import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import type { dealsContract } from "../contract";
import { presentSummary } from "./present-deal";
import { inState, withSignature } from "./stored-deal";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt", valid_until: "validUntil" };

export async function listDeals(
  ctx: Ctx,
  input: InputOf<typeof dealsContract.listDeals>,
): Promise<OutputOf<typeof dealsContract.listDeals>> {
  const filter = {
    ...ownedBy(ctx),
    ...(input.state ? inState(input.state, ctx.now) : {}),
    ...(input.call_id !== undefined ? { callId: input.call_id } : {}),
  };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.deal.findMany({ where: { AND: [filter, where] }, include: withSignature, ...rest }),
    (deal) => presentSummary(deal, ctx.now),
  );
}
