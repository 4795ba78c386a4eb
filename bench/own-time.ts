import type { Browser } from "@playwright/test";

interface TraceEvent {
  pid: number;
  tid: number;
  ph: string;
  name: string;
  /** CPU time of the thread, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * Returns the CPU time of each task on the main threads of a browser's pages while the work runs, in
 * milliseconds. Wall-clock time would include waiting for a core, which on a machine full of servers is most
 * of it.
 */
export async function ownTimesOfTasks(
  browser: Browser,
  concurrently: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(undefined, { categories: ["toplevel"] });
  let trace: Buffer;
  try {
    await concurrently();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.ph === "X" && event.name.endsWith("RunTask") && pages.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1_000);
}
