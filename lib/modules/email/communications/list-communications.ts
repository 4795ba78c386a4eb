import type { Communication } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { communicationsContract } from "./contract";
import { presentCommunication } from "./present-communication";
import { resultsOf } from "./results";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt" };

export async function listCommunications(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof communicationsContract.listCommunications>,
): Promise<OutputOf<typeof communicationsContract.listCommunications>> {
  const { id: eventId } = await findEvent(ctx, slug);
  const filter = { eventId, ...(input.state ? { state: input.state } : {}) };
  const { items, nextCursor } = await readPage(
    ctx,
    { ...input, event_id: eventId },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.communication.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row: Communication) => row,
  );
  const begun = items.filter(({ startedAt }) => startedAt).map(({ id }) => id);
  const results = begun.length > 0 ? await resultsOf(ctx.sql, begun) : undefined;
  return { items: items.map((row) => presentCommunication(row, slug, results?.get(row.id))), nextCursor };
}
