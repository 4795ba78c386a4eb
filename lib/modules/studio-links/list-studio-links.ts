import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { findEvent } from "../event-record";
import { connectedPersons } from "./connected-persons";
import type { studioLinksContract } from "./contract";
import { presentStudioLink } from "./present-studio-link";

/** Those in force first, each group by age; revoked ones stay, so that one knows who had one. */
export async function listStudioLinks(
  ctx: Ctx,
  { slug }: InputOf<typeof studioLinksContract.listStudioLinks>,
): Promise<OutputOf<typeof studioLinksContract.listStudioLinks>> {
  const event = await findEvent(ctx, slug);
  const rows = await ctx.db.studioLink.findMany({
    where: { eventId: event.id },
    orderBy: [{ revokedAt: { sort: "desc", nulls: "first" } }, { createdAt: "asc" }, { id: "asc" }],
    take: 200,
  });
  const here = await connectedPersons(ctx, event.id);
  return { links: rows.map((row) => presentStudioLink(row, here.has(row.personId))) };
}
