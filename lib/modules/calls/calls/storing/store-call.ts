import { Prisma, type SalesCall } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { WriteAgain } from "@/lib/platform/database/db-unit";
import { correctedCall, correctedFacts } from "../stored/corrected-call";
import { searchKeys } from "../stored/search-keys";
import { asJson, type StoredTranscript } from "../stored/stored-call";
import { indexCall } from "./index-call";
import type { CallToStore } from "./prepared-call";

export interface Place {
  /** The id that callers use; null to make one. */
  callId: string | null;
  before: SalesCall | null;
  keepUntil?: Date | null | undefined;
}

/** Writes a call, in place of the one with its id, and has it indexed. The caller has locked the id. */
export async function storeCall(
  ctx: Ctx,
  prepared: CallToStore,
  { callId, before, keepUntil }: Place,
): Promise<SalesCall> {
  const id = before?.id ?? ctx.newId("call");
  const version = (before?.version ?? 0) + 1;
  const data = {
    ...columnsOf(prepared, before?.createdAt ?? ctx.realNow),
    ...(keepUntil !== undefined && { keepUntil }),
    ...{ version, analyzedAt: prepared.analysis && ctx.realNow, updatedAt: ctx.realNow },
  };
  const [row] = before
    ? await ctx.db.salesCall.updateManyAndReturn({ where: { id }, data })
    : await ctx.db.salesCall.createManyAndReturn({
        data: { ...data, id, ...ownedBy(ctx), callId: callId ?? id, createdAt: ctx.realNow },
      });
  // What deletes many calls at once, such as erasure, doesn't lock their ids.
  if (!row) throw new WriteAgain();
  await indexCall(ctx, row);
  return row;
}

function columnsOf({ stored, origin, analysis }: CallToStore, createdAt: Date) {
  const { given, transcript, corrections, language } = stored;
  const { title, started_at, timezone, participants = [] } = correctedFacts(given, corrections);
  const startedAt = started_at === undefined ? null : new Date(started_at);
  const speakers = [
    ...new Set((correctedCall(stored).segments ?? []).flatMap(({ speaker }) => speaker ?? [])),
  ];
  return {
    ...origin,
    ...{ title: title ?? null, startedAt, heldAt: startedAt ?? createdAt, timezone: timezone ?? null },
    ...{ language, speakers, lineCount: transcript.lines.length, durationSec: durationOf(transcript) },
    people: searchKeys([...speakers, ...participants.map(({ name }) => name)]),
    companies: searchKeys(participants.flatMap(({ company }) => company ?? [])),
    ...{ given: asJson(given), transcript: asJson(transcript) },
    ...{ corrections: asJson(corrections), analysis: analysis ? asJson(analysis) : Prisma.DbNull },
  } satisfies Prisma.SalesCallUpdateInput | Record<string, unknown>;
}

/** From the earliest time to the latest: they may run backwards. */
function durationOf({ lines }: StoredTranscript): number | null {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { start_sec, end_sec } of lines)
    for (const time of [start_sec, end_sec]) {
      if (time === null) continue;
      first = Math.min(first, time);
      last = Math.max(last, time);
    }
  return last > first ? Math.round((last - first) * 1_000) / 1_000 : null;
}
