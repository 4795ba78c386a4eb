import { REMOVED, removeCalls } from "@/lib/modules/calls/calls";
import type { Ctx } from "@/lib/operation/ctx";

const LOCKED = "SELECT 1 FROM notetaker WHERE event_id = ANY ($1::text[]) ORDER BY id FOR UPDATE";

/**
 * Erases people from what notetakers heard in these shows. What was found in a call depends on everyone's words, so calls in
 * which they speak are deleted.
 * @param people their ids in the shows
 * @returns the calls' ids, as callers use them
 */
export async function eraseNotes(
  ctx: Ctx,
  shows: readonly string[],
  people: readonly string[],
): Promise<string[]> {
  // One that is ending now stores its call first, which is then found, or reads again what is left.
  await ctx.sql("notes_lock", LOCKED, [shows]);
  const eventId = { in: [...shows] };
  const person = { in: [...people] };
  await ctx.db.notetakerLine.deleteMany({ where: { notetaker: { eventId }, personId: person } });
  await ctx.db.notetaker.updateMany({ where: { eventId, removedById: person }, data: { removedByName: "" } });
  const where = { eventId, source: "notetaker", saidBy: { hasSome: [...people] } };
  const calls = await ctx.db.salesCall.findMany({ where, select: REMOVED });
  await removeCalls(ctx, calls);
  for (const { callId } of calls)
    ctx.record({ subjectType: "call", subjectId: callId, after: { deleted: "erased" } });
  return calls.map(({ callId }) => callId);
}
