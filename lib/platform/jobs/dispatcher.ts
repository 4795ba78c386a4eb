import { log } from "../runtime/log";
import { claimDue, unclaim } from "./claim-due";
import type { Engine } from "./engine";
import { jobBell } from "./poke";

const POLL_MS = 1_000;
const BATCH = 200;
/** After a refused sending: engine trouble is met with these waits, and ends within seconds of the engine's return. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 5_000] as const;
/** Places that finished jobs left are filled together, not one query each. */
const FREED_MS = 15;

export interface Dispatcher {
  /** One pass now, for tests: hands out what is due and returns how many. */
  pass(): Promise<number>;
  stop(): Promise<void>;
}

/** Hands due jobs to the engine: at the bell, when places become free, and once a second for all else. */
export function startDispatcher(engine: Engine): Dispatcher {
  let stopped = false;
  let under: Promise<number> | undefined;
  let again = false;
  let failures = 0;
  let freed: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;

  const pass = async (): Promise<number> => {
    let total = 0;
    do {
      again = false;
      const handed = await handOut(engine);
      if (handed === "refused") {
        failures += 1;
        break;
      }
      failures = 0;
      total += handed;
      if (handed > 0) again = true;
    } while (again && !stopped);
    return total;
  };

  const run = (): void => {
    if (stopped) return;
    if (under) {
      again = true;
      return;
    }
    clearTimeout(next);
    under = pass().catch((error: unknown) => {
      log().warn({ err: error }, "dispatcher pass failed");
      failures += 1;
      return 0;
    });
    void under.finally(() => {
      under = undefined;
      if (stopped) return;
      next = setTimeout(run, failures > 0 ? pauseAfter(failures) : POLL_MS);
    });
  };
  // While the engine is away the bell must not turn into a storm of refused sendings.
  const ring = (): void => (failures > 0 ? undefined : run());
  const ringSoon = (): void => {
    freed ??= setTimeout(() => {
      freed = undefined;
      ring();
    }, FREED_MS);
  };
  jobBell().on("due", ring);
  jobBell().on("freed", ringSoon);
  run();
  return {
    pass,
    stop: async () => {
      stopped = true;
      jobBell().off("due", ring);
      jobBell().off("freed", ringSoon);
      clearTimeout(next);
      clearTimeout(freed);
      await under;
    },
  };
}

const pauseAfter = (failures: number): number => PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 5_000;

async function handOut(engine: Engine): Promise<number | "refused"> {
  const handOuts = await claimDue(BATCH);
  if (handOuts.length === 0) return 0;
  try {
    await engine.send(handOuts);
    return handOuts.length;
  } catch (error) {
    await unclaim(handOuts);
    log().warn({ err: error, jobs: handOuts.length }, "the job engine took nothing; kept for later");
    return "refused";
  }
}
