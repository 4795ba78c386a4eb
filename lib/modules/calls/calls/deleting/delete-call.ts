import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { callsContract } from "../contract";
import { lockCall } from "../stored/lock-call";

type Operation = typeof callsContract.deleteCall;

/** What was made of it, such as its index, references the row and is deleted with it. */
export async function deleteCall(ctx: Ctx, { call_id }: InputOf<Operation>): Promise<OutputOf<Operation>> {
  const row = await lockCall(ctx, call_id);
  if (!row) throw notFound();
  await ctx.db.salesCall.delete({ where: { id: row.id } });
  ctx.record({ subjectType: "call", subjectId: row.callId, before: { version: row.version } });
  return { call_id, deleted: true };
}
