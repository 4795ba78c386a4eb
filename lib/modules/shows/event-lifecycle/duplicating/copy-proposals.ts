import { readProposals } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";
import type { Copying } from "./copy-part";

/**
 * Copies people named in the brief but not accepted together with any text that may name them, so that public
 * pages can leave out texts with such names, and dismissed people stay dismissed.
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
