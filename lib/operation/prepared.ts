import type { Ctx } from "./ctx";

/** What was made before the transaction, and how it is got rid of where no transaction has kept it. */
export interface Prepared<Value> {
  value: Value;
  drop(): Promise<void>;
}

interface Parts<Input, Output, Value> {
  prepare(ctx: Ctx, input: Input): Promise<Prepared<Value>>;
  run(ctx: Ctx, input: Input, value: Value): Promise<Output>;
}

/** The part of a verb that comes before its transaction. */
export type Prepare = (ctx: Ctx, input: unknown) => Promise<Prepared<unknown>>;

/**
 * A verb in two parts, for what must not happen while a transaction is open: reading and writing files, work that takes
 * long, other machines. `prepare` comes first and writes nothing that counts; `run` is the transaction and has to look
 * again whether what it was prepared for is still so.
 */
export function preparedVerb<Input, Output, Value>({ prepare, run }: Parts<Input, Output, Value>) {
  const verb = (ctx: Ctx, input: Input, value?: unknown): Promise<Output> => run(ctx, input, value as Value);
  return Object.assign(verb, { prepare });
}
