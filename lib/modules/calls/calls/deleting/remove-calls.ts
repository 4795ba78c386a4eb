import type { Ctx } from "@/lib/operation/ctx";
import type { Environment } from "@/lib/platform/security/principal";

export interface RemovedCall {
  id: string;
  callId: string;
  workspaceId: string;
  environment: Environment;
}

/** The columns that it needs. */
export const REMOVED = { id: true, callId: true, workspaceId: true, environment: true } as const;

/**
 * Deletes calls in the caller's transaction. What was made of them, such as their index, references the row and is deleted with
 * it. Deals know a call by the caller's id, which another call may have later, so they forget it.
 */
export async function removeCalls({ db }: Pick<Ctx, "db">, calls: readonly RemovedCall[]): Promise<void> {
  if (calls.length === 0) return;
  await db.salesCall.deleteMany({ where: { id: { in: calls.map(({ id }) => id) } } });
  const of = calls.map(({ callId, workspaceId, environment }) => ({ callId, workspaceId, environment }));
  await db.deal.updateMany({ where: { OR: of }, data: { callId: null } });
}
