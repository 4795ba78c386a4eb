import type { Ctx } from "@/lib/operation/ctx";

/** Returns the name and state of each video of a show, by ID, oldest first. */
export async function readVideoStates(
  ctx: Pick<Ctx, "db">,
  eventId: string,
): Promise<Map<string, { name: string; state: string }>> {
  const rows = await ctx.db.video.findMany({
    where: { eventId, deletedAt: null },
    select: { id: true, name: true, state: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return new Map(rows.map(({ id, name, state }) => [id, { name, state }]));
}
