import { isDatabaseDown, outsideTransaction } from "./db";

interface Options<In, Out> {
  /** Maximum number of inputs per run. */
  max: number;
  /** How long to wait for more inputs, unless there are already enough. */
  waitMs?: number;
  /** Processes all inputs and returns the results in their order. */
  run: (inputs: In[]) => Promise<Out[]>;
}

interface Waiting<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects calls and processes them together: one statement for all inputs that arrived during the previous
 * run. A single caller notices nothing, or a short wait; a thousand share a few trips. Never part of the
 * caller's transaction. If a run of several fails, each input is retried alone, so that one bad input doesn't
 * fail the others.
 */
export function microbatch<In, Out>({ max, waitMs, run }: Options<In, Out>): (input: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = [];
  let working = false;
  let enough: () => void = () => undefined;
  const more = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      enough = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (waitMs !== undefined && waiting.length < max) await more(waitMs);
      const taken = waiting.slice(0, max);
      waiting = waiting.slice(max);
      await settle(taken, run);
    }
    working = false;
  };
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (waiting.length >= max) enough();
      if (working) return;
      working = true;
      // Calls in the same turn of the event loop are processed together.
      setImmediate(() => void outsideTransaction(work));
    });
}

async function settle<In, Out>(
  taken: Waiting<In, Out>[],
  run: (inputs: In[]) => Promise<Out[]>,
): Promise<void> {
  try {
    const outputs = await run(taken.map(({ input }) => input));
    for (const [index, { resolve }] of taken.entries()) resolve(outputs[index] as Out);
  } catch (error) {
    if (taken.length > 1 && !isDatabaseDown(error)) for (const one of taken) await settle([one], run);
    else for (const { reject } of taken) reject(error);
  }
}
