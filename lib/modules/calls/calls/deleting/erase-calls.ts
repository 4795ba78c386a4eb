import type { Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { REMOVED, removeCalls } from "./remove-calls";

/**
 * Deletes calls that were read from recordings, in the caller's transaction: all, or those in which one of these people speaks.
 * What was found in a call depends on everyone's words, so nothing of it is kept.
 * @param people their ids in the recordings; null for all calls
 * @returns the calls' ids, as callers use them
 */
export async function eraseCalls(
  ctx: Pick<Ctx, "db" | "record">,
  recording: Prisma.RecordingWhereInput,
  people: readonly string[] | null,
): Promise<string[]> {
  const where = { recording, ...(people && { saidBy: { hasSome: [...people] } }) };
  const found = await ctx.db.salesCall.findMany({ where, select: REMOVED });
  await removeCalls(ctx, found);
  for (const { callId } of found)
    ctx.record({ subjectType: "call", subjectId: callId, after: { deleted: "erased" } });
  return found.map(({ callId }) => callId);
}
