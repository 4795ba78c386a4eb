import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { sponsorsContract } from "./contract";
import { presentSponsor } from "./present-sponsor";

const COLUMNS = { created_at: "createdAt", name: "name", updated_at: "updatedAt" };

export async function listSponsors(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof sponsorsContract.listSponsors>,
): Promise<OutputOf<typeof sponsorsContract.listSponsors>> {
  const event = await findEvent(ctx, slug);
  const filter = { eventId: event.id, ...(input.tier ? { tier: input.tier } : {}) };
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.sponsor.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentSponsor(row, event.slug),
  );
}
