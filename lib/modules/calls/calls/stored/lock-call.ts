import type { SalesCall } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";

/** Returns a call by the id that callers use, or null. */
export const callRow = (ctx: Ctx, callId: string): Promise<SalesCall | null> =>
  ctx.db.salesCall.findUnique({
    where: { workspaceId_environment_callId: { ...ownedBy(ctx), callId } },
  });

/** @throws `not_found` */
export async function findCall(ctx: Ctx, callId: string): Promise<SalesCall> {
  const row = await callRow(ctx, callId);
  if (!row) throw notFound();
  return row;
}

/** Returns it under a lock of its id, which needn't exist yet. */
export async function lockCall(ctx: Ctx, callId: string): Promise<SalesCall | null> {
  await ctx.lock("sales_call_lock", "SELECT pg_advisory_xact_lock(hashtextextended($1, 117))", [
    `${ctx.workspaceId} ${ctx.environment} ${callId}`,
  ]);
  return callRow(ctx, callId);
}
