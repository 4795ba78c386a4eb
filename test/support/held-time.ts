import { vi } from "vitest";

type Faked = "Date" | "performance" | "setTimeout" | "clearTimeout";

const CLOCKS: readonly Faked[] = ["Date", "performance"];
const TIMERS: readonly Faked[] = ["setTimeout", "clearTimeout"];

/** Advances time and runs everything due by then. */
type Pass = (ms: number) => void;

async function held<T>(toFake: Faked[], work: (pass: Pass) => Promise<T>): Promise<T> {
  const before = performance.now();
  vi.useFakeTimers({ toFake, now: Date.now() });
  // Its own begins at 0, before times that this process has kept.
  const sinceThen = performance.now.bind(performance);
  performance.now = () => before + sinceThen();
  try {
    return await work((ms) => void vi.advanceTimersByTime(ms));
  } finally {
    vi.useRealTimers();
  }
}

/**
 * While `work` runs, clocks advance only through `pass`; timers run normally. However busy the machine is,
 * nothing takes longer than the test says.
 */
export const withClocksHeld = <T>(work: (pass: Pass) => Promise<T>): Promise<T> => held([...CLOCKS], work);

/** While `work` runs, timers fire only when `pass` advances time, never automatically. */
export const withTimersHeld = <T>(work: (pass: Pass) => Promise<T>): Promise<T> =>
  held([...CLOCKS, ...TIMERS], work);
