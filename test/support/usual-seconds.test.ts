import { afterEach, expect, it, vi } from "vitest";
import { usualSeconds } from "./usual-seconds";

afterEach(() => vi.restoreAllMocks());

/** CPU time on a machine where the fixed work takes this long, and the measured work what it adds. */
function machine(fixedMs: number): { work(seconds: number): void } {
  let user = 0;
  vi.spyOn(process, "threadCpuUsage").mockImplementation((since) => {
    user += fixedMs * 1_000;
    return { user: user - (since?.user ?? 0), system: 0 };
  });
  return {
    work: (seconds) => {
      user += seconds * 1_000_000;
    },
  };
}

it.each([
  ["usual", 25, 3],
  ["twice as slow", 50, 6],
  ["four times as slow", 100, 12],
])("is the same on a machine that is %s", async (_, fixedMs, seconds) => {
  const { work } = machine(fixedMs);
  expect(await usualSeconds(() => work(seconds))).toBeCloseTo(3, 1);
});

it("grows with the work on any machine, and is never more than what it took", async () => {
  const slow = machine(50);
  expect(await usualSeconds(() => slow.work(12))).toBeCloseTo(6, 1);
  const quick = machine(5);
  expect(await usualSeconds(async () => quick.work(3))).toBeCloseTo(3, 1);
});

it("measures real work", async () => {
  const turns = (count: number) => () => {
    let sum = 0;
    for (let turn = 0; turn < count; turn += 1) sum += Math.sqrt(turn);
    expect(sum).toBeGreaterThan(0);
  };
  const [some, more] = [await usualSeconds(turns(5_000_000)), await usualSeconds(turns(100_000_000))];
  expect(some).toBeGreaterThan(0);
  expect(more).toBeGreaterThan(4 * some);
});
