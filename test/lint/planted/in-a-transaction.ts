import type { Ctx } from "@/lib/operation/ctx";

/** Typical of a verb: here, `void` also leaves a statement unawaited. */
export async function withoutWaiting(ctx: Ctx, id: string): Promise<void> {
  void ctx.db.client.delete({ where: { id } }); // planted
  void ctx.sql("touch", "UPDATE client SET version = 2 WHERE id = $1", [id]); // planted
  await ctx.sql("one", "SELECT 1");
}
