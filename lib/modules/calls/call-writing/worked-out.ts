import { analyzeCall } from "@/lib/calls";
import type { Heard } from "@/lib/calls/writing/heard";
import { callFrom, type ReadCall, refusingUnreadable } from "@/lib/modules/calls/calls";
import type { Ctx } from "@/lib/operation/ctx";
import { preparedVerb } from "@/lib/operation/prepared";

type Asked = Parameters<typeof callFrom>[1];

/** A call with its analysis: the stored one, with corrections, or a new one. */
export const heardOf = ({ call, transcript, analysis }: ReadCall, field?: string): Heard => ({
  ...{ call, transcript },
  analysis: analysis ?? refusingUnreadable(() => analyzeCall(call), field),
});

export const heardFrom = async (ctx: Ctx, asked: Asked): Promise<Heard> =>
  heardOf(await callFrom(ctx, asked));

/**
 * A verb that only works something out. Reading a call takes up to seconds, so it's done before the transaction, which
 * stores nothing but that it was asked for.
 */
export function workedOut<Input, Output>(work: (ctx: Ctx, input: Input) => Promise<Output>) {
  return preparedVerb<Input, Output, Output>({
    prepare: async (ctx, input) => ({ value: await work(ctx, input), drop: async () => {} }),
    run: async (ctx, _input, output) => {
      ctx.record({ subjectType: "call_text", subjectId: ctx.newId("txt"), after: {} });
      return output;
    },
  });
}
