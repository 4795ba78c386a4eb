import { isDatabaseDown, outsideTransaction } from "./db";

interface Options<In, Out> {
  /** Most inputs of one piece of work. */
  max: number;
  /** Waits so long for more, unless there are enough already. */
  waitMs?: number;
  /** Does the work for all of them; the results in the order of the inputs. */
  run: (inputs: In[]) => Promise<Out[]>;
}

interface Waiting<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets callers ask for one thing each and does what they ask for together: one statement for all that came while the
 * one before was under way. A lone caller notices nothing, or a moment's wait; a thousand share a few trips.
 * Never part of the caller's transaction. When the work fails for many, each is tried alone, so that one bad input
 * does not take the others along.
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
      // Those that ask in the same turn of the event loop go together.
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
