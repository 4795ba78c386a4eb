import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

interface Times {
  /** Of programs with ordinary priority. Composing has a lower one, and isn't counted. */
  busy: number;
  all: number;
}

const SAMPLE_MS = 250;
/** Share of all processors that is needed by others, from which composing pauses. */
const BUSY = 0.85;
/** A show on air is followed nevertheless, more slowly. */
const LONGEST_MS = 5_000;

/** Waits while other programs need the whole machine, at most five seconds before each piece. */
export async function giveWay(signal: AbortSignal, read: () => Times = readTimes): Promise<void> {
  for (let waitedMs = 0; waitedMs < LONGEST_MS && !signal.aborted; waitedMs += SAMPLE_MS) {
    const before = read();
    await sleep(SAMPLE_MS, undefined, { signal }).catch(() => undefined);
    if (shareOf(before, read()) < BUSY) return;
  }
}

export const shareOf = (before: Times, after: Times): number =>
  after.all > before.all ? (after.busy - before.busy) / (after.all - before.all) : 0;

function readTimes(): Times {
  const times = { busy: 0, all: 0 };
  for (const { times: one } of cpus()) {
    times.busy += one.user + one.sys + one.irq;
    times.all += one.user + one.sys + one.irq + one.nice + one.idle;
  }
  return times;
}
