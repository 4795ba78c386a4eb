import type { StudioCommand } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

/** @throws `not_found` if this show has no such command */
export async function findCommand(ctx: Ctx, eventId: string, id: string): Promise<StudioCommand> {
  const row = await ctx.db.studioCommand.findUnique({ where: { id } });
  if (row?.eventId !== eventId) throw notFound();
  return row;
}
