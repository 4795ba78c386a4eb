import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { presentationsContract } from "./contract";
import { presentPresentation, readPlan } from "./present";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt", name: "name" };

export async function listPresentations(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof presentationsContract.listPresentations>,
): Promise<OutputOf<typeof presentationsContract.listPresentations>> {
  const event = await findEvent(ctx, slug);
  const plan = await readPlan(ctx, event.id);
  const filter = { eventId: event.id, deletedAt: null };
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.presentation.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentPresentation(slug, row, plan),
  );
}
