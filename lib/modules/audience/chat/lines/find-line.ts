import type { Ctx } from "@/lib/operation/ctx";
import { invalid, notFound } from "@/lib/operation/problem";

/**
 * Returns a chat message of the show, with its open reports.
 * @param field the input field that names it; omitted if the call is about the message itself
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
