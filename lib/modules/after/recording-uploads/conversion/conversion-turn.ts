import { processSingleton } from "@/lib/platform/runtime/process-singleton";

const line = () => processSingleton("recording-conversions", () => ({ last: Promise.resolve() }));

/** Does one conversion at a time in this process: each has a file of up to 10 GiB in the temporary folder. */
export async function inTurn(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const queue = line();
  const before = queue.last;
  const done = Promise.withResolvers<void>();
  queue.last = before.then(() => done.promise);
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
  try {
    await Promise.race([before, aborted]);
    if (!signal.aborted) await work();
  } finally {
    done.resolve();
  }
}
