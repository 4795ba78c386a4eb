import type { SalesCall } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { eventOf } from "../reading/event-of";
import { lockCall } from "../stored/lock-call";
import type { CallToStore, PreparedCall } from "./prepared-call";
import { type Place, storeCall } from "./store-call";

/** Writes a call that was analyzed, with its audit row and its webhook event. The caller has locked its id. */
export async function storeAnalyzed(ctx: Ctx, prepared: PreparedCall, place: Place): Promise<SalesCall> {
  const row = await storeRecorded(ctx, prepared, place);
  ctx.emit(await eventOf(ctx, row));
  return row;
}

async function storeRecorded(ctx: Ctx, call: CallToStore, place: Place): Promise<SalesCall> {
  const { before } = place;
  const row = await storeCall(ctx, call, place);
  ctx.record({
    ...{ subjectType: "call", subjectId: row.callId },
    ...(before && { before: { version: before.version, lines: before.lineCount } }),
    // Without the words: they may be erased, and the audit log isn't.
    after: { version: row.version, lines: row.lineCount, source: row.source, language: row.language },
  });
  return row;
}

/**
 * Stores a call that wasn't sent by a caller, such as one that was heard in a room. If its id is stored already, that call stays
 * as it is.
 */
export async function storeHeardCall(ctx: Ctx, call: CallToStore, callId: string): Promise<SalesCall> {
  const before = await lockCall(ctx, callId);
  if (before) return before;
  const { analysis } = call;
  const place = { callId, before };
  return analysis ? storeAnalyzed(ctx, { ...call, analysis }, place) : storeRecorded(ctx, call, place);
}
