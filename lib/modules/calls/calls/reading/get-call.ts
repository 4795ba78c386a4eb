import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { callsContract } from "../contract";
import { findCall } from "../stored/lock-call";
import { presentDetail } from "./present-call";

type Operation = typeof callsContract.getCall;

export async function getCall(ctx: Ctx, { call_id }: InputOf<Operation>): Promise<OutputOf<Operation>> {
  const row = await findCall(ctx, call_id);
  ctx.meta.version = row.version;
  return presentDetail(ctx, row);
}
