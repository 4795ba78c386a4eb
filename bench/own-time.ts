import type { Browser } from "@playwright/test";

interface TraceEvent {
  pid: number;
  tid: number;
  ph: string;
  name: string;
  /** Microseconds of the thread's own CPU time. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * Milliseconds of CPU time that each task took on the main threads of a browser's pages meanwhile. The clock on the wall counts
 * in how long a thread waited for a core, which on a machine full of servers is most of it.
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
