import type { Event, Presentation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

type Held = Presentation & { event: Event };

/** Locks and returns the deck while it is being converted. Undefined if it was deleted or is finished. */
export async function lockConverting(ctx: Ctx, id: string): Promise<Held | undefined> {
  await ctx.sql("presentation_hold", "SELECT 1 FROM presentation WHERE id = $1 FOR UPDATE", [id]);
  const row = await ctx.db.presentation.findUnique({ where: { id }, include: { event: true } });
  return row && row.deletedAt === null && row.state === "converting" ? row : undefined;
}
