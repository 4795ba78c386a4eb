import { readProposals } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";
import type { Copying } from "./copy-part";

/**
 * Whom the brief names and nobody accepted goes along with every text that may name them: public pages leave out what names
 * somebody who is only proposed, and those who were turned down stay so.
 */
export async function copyProposals(ctx: Ctx, { from, to, people }: Copying): Promise<void> {
  const rows = await readProposals(ctx, from.event.id);
  if (rows.length === 0) return;
  const copies = rows.map((row) => ({
    ...row,
    id: ctx.newId("gst"),
    eventId: to.id,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  }));
  await ctx.db.guestProposal.createMany({ data: copies });
  for (const [index, { id }] of rows.entries()) people.set(id, copies[index]?.id ?? "");
}
