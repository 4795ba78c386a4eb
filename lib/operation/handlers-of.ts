import type { Ctx } from "./ctx";
import type { InputOf, OutputOf } from "./operation";

/** One verb for each declared operation, with the declared input and output. */
export type HandlersOf<Contract extends Record<string, unknown>> = {
  [Id in keyof Contract]: (ctx: Ctx, input: InputOf<Contract[Id]>) => Promise<OutputOf<Contract[Id]>>;
};
