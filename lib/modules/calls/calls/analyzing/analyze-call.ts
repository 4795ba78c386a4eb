import { isDeepStrictEqual } from "node:util";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import type { callsContract } from "../contract";
import { hasSameLines } from "../reading/call-of-show";
import { presentAnalysis } from "../reading/present-analysis";
import { correctedCall } from "../stored/corrected-call";
import { callRow, lockCall } from "../stored/lock-call";
import type { PreparedCall } from "../storing/prepared-call";
import { storeAnalyzed } from "../storing/store-analyzed";
import { renamedClaims, withClaims, withModel } from "../storing/with-claims";
import { draftOf } from "./draft-of";

type Input = InputOf<typeof callsContract.analyzeCall>;
type Output = OutputOf<typeof callsContract.analyzeCall>;

const DAY_MS = 86_400_000;

/** The analysis takes up to seconds, and a language model may be asked, so it's made before the transaction. */
export const analyzeCall = preparedVerb<Input, Output, PreparedCall>({
  prepare: async (ctx, input) => {
    const draft = await draftOf(ctx, input, await before(ctx, input, callRow));
    return { value: ctx.dryRun ? draft : await withModel(draft), drop: async () => {} };
  },

  run: async (ctx, input, prepared) => {
    const { call_id: callId = null } = input;
    const was = await before(ctx, input, lockCall);
    // It may have been corrected, analyzed or deleted in between, and someone in it erased.
    const isSaid = await isStillSaid(ctx, prepared);
    const isCurrent = prepared.basedOn === (was?.version ?? null);
    const draft = isSaid && isCurrent ? prepared : again(await draftOf(ctx, input, was), prepared);
    const row = await storeAnalyzed(ctx, draft, { callId, before: was, keepUntil: keepUntil(ctx, input) });
    ctx.meta.version = row.version;
    return presentAnalysis(row);
  },
});

async function isStillSaid(ctx: Ctx, { origin, spoken }: PreparedCall): Promise<boolean> {
  const { recordingId, saidBy } = origin;
  if (recordingId === null || spoken === undefined) return true;
  return hasSameLines(ctx, recordingId, { saidBy, spoken });
}

/** What a model said still counts if it's about the same words, whoever has another name by now. */
function again(draft: PreparedCall, { stored, analysis: { claims } }: PreparedCall): PreparedCall {
  const isSame = isDeepStrictEqual(draft.stored.transcript, stored.transcript);
  if (!claims || !isSame) return draft;
  return withClaims(draft, renamedClaims(claims, correctedCall(stored), correctedCall(draft.stored)));
}

function keepUntil(ctx: Ctx, { keep_days: days }: Input): Date | null | undefined {
  return typeof days === "number" ? new Date(ctx.realNow.getTime() + days * DAY_MS) : days;
}

const before = async <T>(ctx: Ctx, { call_id }: Input, read: (ctx: Ctx, id: string) => Promise<T>) =>
  call_id === undefined ? null : read(ctx, call_id);
