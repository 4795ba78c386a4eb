import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { connectedPersons } from "./connected-persons";
import type { studioLinksContract } from "./contract";
import { presentStudioLink } from "./present-studio-link";

const COLUMNS = { created_at: "createdAt" };

/** Includes revoked ones, so that it is visible who had one. */
export async function listStudioLinks(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof studioLinksContract.listStudioLinks>,
): Promise<OutputOf<typeof studioLinksContract.listStudioLinks>> {
  const event = await findEvent(ctx, slug);
  const here = await connectedPersons(ctx, event.id);
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.studioLink.findMany({ where: { AND: [{ eventId: event.id }, where] }, ...rest }),
    (row) => presentStudioLink(row, here.has(row.personId)),
  );
}
