import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { guestsContract } from "../contract";
import { presentRecordWith } from "./present-record";
import { readReadiness } from "./readiness";
import type { Readiness } from "./record-schema";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt", name: "name" };

export async function listGuests(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof guestsContract.listGuests>,
): Promise<OutputOf<typeof guestsContract.listGuests>> {
  const event = await findEvent(ctx, slug);
  const filter = { eventId: event.id, deletedAt: null };
  const page = await readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.guest.findMany({ where: { AND: [filter, where] }, ...rest }),
    (guest) => guest,
  );
  const readiness = await readReadiness(ctx, page.items);
  const items = page.items.map((row) => presentRecordWith(ctx, row, readiness.get(row.id) as Readiness));
  return { ...page, items };
}
