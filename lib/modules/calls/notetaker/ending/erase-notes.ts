import type { Ctx } from "@/lib/operation/ctx";

/**
 * Erases people from what notetakers heard in these shows. What was found in a call depends on everyone's words, so calls in
 * which they speak are deleted.
 * @param people their ids in the shows
 */
export async function eraseNotes(
  ctx: Ctx,
  shows: readonly string[],
  people: readonly string[],
): Promise<void> {
  const eventId = { in: [...shows] };
  const person = { in: [...people] };
  await ctx.db.notetakerLine.deleteMany({ where: { notetaker: { eventId }, personId: person } });
  await ctx.db.notetaker.updateMany({ where: { eventId, removedById: person }, data: { removedByName: "" } });
  const where = { eventId, source: "notetaker", saidBy: { hasSome: [...people] } };
  const calls = await ctx.db.salesCall.findMany({ where, select: { id: true, callId: true } });
  if (calls.length === 0) return;
  await ctx.db.salesCall.deleteMany({ where: { id: { in: calls.map(({ id }) => id) } } });
  for (const { callId } of calls)
    ctx.record({ subjectType: "call", subjectId: callId, after: { deleted: "erased" } });
}
