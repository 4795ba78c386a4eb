import type { Ctx } from "./ctx";

/** The result of the work before the transaction, and how to discard it if no transaction keeps it. */
export interface Prepared<Value> {
  value: Value;
  drop(): Promise<void>;
}

/** A part of a price that is reserved, and settled or released, on its own. */
export interface PricePart {
  kind: string;
  credits: number;
}

/**
 * Build credits that a call costs, if that depends on more than its input: of the operation's own kind, or in parts.
 * Reads only, before the transaction.
 */
export type Price = (ctx: Ctx, input: unknown) => Promise<number | readonly PricePart[]>;

/**
 * A verb whose price is looked up. What a call turns out not to need after all, it gives back with
 * `ctx.reservation.release()`.
 */
export function pricedVerb<Input, Output>(
  price: (ctx: Ctx, input: Input) => ReturnType<Price>,
  run: (ctx: Ctx, input: Input) => Promise<Output>,
) {
  const verb = (ctx: Ctx, input: Input): Promise<Output> => run(ctx, input);
  return Object.assign(verb, { price });
}

interface Parts<Input, Output, Value> {
  /** If that has to be looked up, as of a `pricedVerb`. */
  price?(ctx: Ctx, input: Input): ReturnType<Price>;
  prepare(ctx: Ctx, input: Input): Promise<Prepared<Value>>;
  run(ctx: Ctx, input: Input, value: Value): Promise<Output>;
}

/** The part of a verb that runs before its transaction. */
export type Prepare = (ctx: Ctx, input: unknown) => Promise<Prepared<unknown>>;

/**
 * A verb in two parts, for work that must not happen inside a transaction: reading and writing files, slow
 * work, other machines. `prepare` runs first and writes nothing permanent. `run` is the transaction and must
 * check again that the preparation still applies.
 */
export function preparedVerb<Input, Output, Value>({ price, prepare, run }: Parts<Input, Output, Value>) {
  const verb = (ctx: Ctx, input: Input, value?: unknown): Promise<Output> => run(ctx, input, value as Value);
  return Object.assign(verb, price ? { price, prepare } : { prepare });
}
