import { rollUpOf } from "@/lib/calls/rollup/roll-up";
import { callsFrom, type ReadCall, storedCalls } from "@/lib/modules/calls/calls";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { heardByModel } from "./by-model";
import type { callWritingContract } from "./contract";
import { workedOut } from "./worked-out";

type Operation = typeof callWritingContract.rollUpCalls;
type Input = InputOf<Operation>;

export const rollUpCalls = workedOut<Input, OutputOf<Operation>>(async (ctx, input) => {
  const calls = inOrder(await callsOf(ctx, input));
  const heard = await heardByModel(ctx, calls, "transcripts");
  const { language, ...rolled } = rollUpOf(heard);
  return {
    language,
    calls: calls.map(({ call_id, call: { title = null, started_at = null } }, at) => ({
      ...{ call_id, title, started_at, analyzed_by: heard[at]?.analyzed_by ?? "rules" },
    })),
    ...rolled,
  };
});

async function callsOf(ctx: Ctx, { transcripts, call_ids }: Input): Promise<ReadCall[]> {
  if (transcripts !== undefined && call_ids !== undefined)
    throw invalid({ call_ids: "not_allowed" }, "Send either transcripts or call_ids.");
  if (call_ids !== undefined) return storedCalls(ctx, call_ids, "call_ids");
  if (transcripts === undefined) throw invalid({ transcripts: "required" });
  const inputs = transcripts.map((one) => (typeof one === "string" ? { transcript: one } : one));
  return callsFrom(ctx, inputs, "transcripts");
}

/** As they took place, if all say when; otherwise as they were sent. */
function inOrder(calls: readonly ReadCall[]): ReadCall[] {
  const starts = calls.map(({ call }) => Date.parse(call.started_at ?? ""));
  if (starts.some(Number.isNaN)) return [...calls];
  return calls
    .map((one, index) => ({ one, start: starts[index] ?? 0 }))
    .toSorted((a, b) => a.start - b.start)
    .map(({ one }) => one);
}
