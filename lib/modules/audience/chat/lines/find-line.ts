import type { Ctx } from "@/lib/operation/ctx";
import { invalid, notFound } from "@/lib/operation/problem";

/**
 * A line of the show's chat, with the reports of it that wait.
 * @param field the input that names it; without one it is what the call is about
 */
export async function findLine(ctx: Ctx, eventId: string, id: string, field?: string) {
  const row = await ctx.db.chatMessage.findUnique({ where: { id }, include: OPEN_REPORTS });
  if (row?.eventId === eventId) return row;
  throw field ? invalid({ [field]: "not_found" }) : notFound();
}

export const OPEN_REPORTS = {
  reports: { where: { settled: false }, orderBy: { createdAt: "asc" }, select: { reason: true } },
} as const;

export type CrewLine = Awaited<ReturnType<typeof findLine>>;
