import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { stageControlContract } from "./contract";
import { presentProposal } from "./present-proposal";

const COLUMNS = { created_at: "createdAt" };

export async function listStudioProposals(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof stageControlContract.listStudioProposals>,
): Promise<OutputOf<typeof stageControlContract.listStudioProposals>> {
  const event = await findEvent(ctx, slug);
  const { items, nextCursor } = await readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.studioProposal.findMany({ where: { AND: [{ eventId: event.id }, where] }, ...rest }),
    (row) => row,
  );
  return { items: items.map((row) => presentProposal(row, ctx.realNow)), nextCursor };
}
