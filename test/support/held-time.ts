import { vi } from "vitest";

type Faked = "Date" | "performance" | "setTimeout" | "clearTimeout";

const CLOCKS: readonly Faked[] = ["Date", "performance"];
const TIMERS: readonly Faked[] = ["setTimeout", "clearTimeout"];

/** Moves time on, and with it what waits for it. */
type Pass = (ms: number) => void;

async function held<T>(toFake: Faked[], work: (pass: Pass) => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake, now: Date.now() });
  try {
    return await work((ms) => void vi.advanceTimersByTime(ms));
  } finally {
    vi.useRealTimers();
  }
}

/**
 * While `work` runs, clocks stand still until they are told how much time has passed; timers go on. However busy the
 * machine is, nothing takes longer than the test says.
 */
export const withClocksHeld = <T>(work: (pass: Pass) => Promise<T>): Promise<T> => held([...CLOCKS], work);

/** While `work` runs, timers end when they are told how much time has passed, and never by themselves. */
export const withTimersHeld = <T>(work: (pass: Pass) => Promise<T>): Promise<T> =>
  held([...CLOCKS, ...TIMERS], work);
