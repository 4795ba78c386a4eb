import { isDeepStrictEqual } from "node:util";
import type { SalesCall } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { notFound } from "@/lib/operation/problem";
import type { callsContract } from "../contract";
import { presentCorrected } from "../reading/present-call";
import { findCall, lockCall } from "../stored/lock-call";
import { analysisOf, storedCallOf } from "../stored/stored-call";
import { prepareCorrected } from "../storing/prepare-call";
import type { CallToStore } from "../storing/prepared-call";
import { storeCall } from "../storing/store-call";
import { correctedBy, correctedFields } from "./corrected-by";

type Input = InputOf<typeof callsContract.updateCall>;
type Output = OutputOf<typeof callsContract.updateCall>;

/** The analysis of a corrected call takes up to seconds, so it's made before the transaction. */
export const updateCall = preparedVerb<Input, Output, CallToStore>({
  prepare: async (ctx, input) => ({
    value: corrected(ctx, await findCall(ctx, input.call_id), input),
    drop: async () => {},
  }),

  run: async (ctx, input, prepared) => {
    const before = await lockCall(ctx, input.call_id);
    if (!before) throw notFound();
    expectVersion(ctx, before.version);
    const current = prepared.basedOn === before.version ? prepared : corrected(ctx, before, input);
    const { corrections } = current.stored;
    const was = storedCallOf(before).corrections;
    const isChanged = !isDeepStrictEqual(corrections, was);
    const row = isChanged ? await storeCall(ctx, current, { callId: before.callId, before }) : before;
    // Without the words: they may be erased, and the audit log isn't.
    ctx.record({
      ...{ subjectType: "call", subjectId: row.callId },
      before: { version: before.version, corrected: correctedFields(was) },
      after: { version: row.version, corrected: correctedFields(corrections) },
    });
    ctx.meta.version = row.version;
    return presentCorrected(ctx, row);
  },
});

function corrected(ctx: Ctx, row: SalesCall, input: Input): CallToStore {
  expectVersion(ctx, row.version);
  const { call_id: _id, ...changes } = input;
  return prepareCorrected(row, correctedBy(storedCallOf(row), changes, analysisOf(row)));
}
