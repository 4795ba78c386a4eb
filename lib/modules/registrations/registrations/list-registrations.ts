import { presentFor } from "@/lib/modules/registrations/places";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { registrationsContract } from "./contract";
import { readListed } from "./read-listed";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt", name: "name", email: "email" };

export async function listRegistrations(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof registrationsContract.listRegistrations>,
): Promise<OutputOf<typeof registrationsContract.listRegistrations>> {
  const event = await findEvent(ctx, slug);
  const { limit: _limit, cursor: _cursor, sort: _sort, order: _order, ...filters } = input;
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    (_query, place) => readListed(ctx, event.id, filters, place),
    (row) => presentFor(ctx, slug, row),
  );
}
