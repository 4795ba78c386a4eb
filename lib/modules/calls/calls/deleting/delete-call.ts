import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { callsContract } from "../contract";
import { lockCall } from "../stored/lock-call";
import { removeCalls } from "./remove-calls";

type Operation = typeof callsContract.deleteCall;

export async function deleteCall(ctx: Ctx, { call_id }: InputOf<Operation>): Promise<OutputOf<Operation>> {
  const row = await lockCall(ctx, call_id);
  if (!row) throw notFound();
  await removeCalls(ctx, [row]);
  ctx.record({ subjectType: "call", subjectId: row.callId, before: { version: row.version } });
  return { call_id, deleted: true };
}
