import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

interface Times {
  /** Of programs with ordinary priority. Composing has a lower one, and isn't counted. */
  busy: number;
  all: number;
}

const SAMPLE_MS = 250;
/** Share of all processors that others need, from which composing pauses. */
const BUSY = 0.85;
/** A show on air is followed nevertheless, more slowly. */
const LONGEST_MS = 5_000;

/** Pauses while other programs need the whole machine. */
export class GivingWay {
  #last: Times | undefined;

  constructor(private readonly read: () => Times = readTimes) {}

  /** Waits up to five seconds, if the machine was needed since the last call. */
  async turn(signal: AbortSignal): Promise<void> {
    for (let waitedMs = 0; this.isBusy() && waitedMs < LONGEST_MS; waitedMs += SAMPLE_MS) {
      await sleep(SAMPLE_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  /** Whether the machine was needed since the last call. */
  isBusy(): boolean {
    const before = this.#last;
    const now = this.read();
    this.#last = now;
    return (
      before !== undefined &&
      now.all > before.all &&
      (now.busy - before.busy) / (now.all - before.all) >= BUSY
    );
  }
}

function readTimes(): Times {
  const times = { busy: 0, all: 0 };
  for (const { times: one } of cpus()) {
    times.busy += one.user + one.sys + one.irq;
    times.all += one.user + one.sys + one.irq + one.nice + one.idle;
  }
  return times;
}

export const givingWay = (): GivingWay => processSingleton("composer-giving-way", () => new GivingWay());
