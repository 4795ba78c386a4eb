import { expect, it } from "vitest";
import { atMost } from "./at-most";

it("runs a limited number at a time, in order, even if some fail", async () => {
  const inLine = atMost(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (n: number) => async () => {
    started.push(n);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (n === 1) throw new Error("unlucky");
    return n;
  };
  const ends = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inLine(work(n))));
  expect(ends.map((end) => (end.status === "fulfilled" ? end.value : "failed"))).toEqual([
    0,
    "failed",
    2,
    3,
    4,
  ]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

it("lets those go who stop waiting, and passes their turn on", async () => {
  const inLine = atMost(1);
  const held = Promise.withResolvers<string>();
  const first = inLine(() => held.promise);
  const impatient = new AbortController();
  const second = inLine(async () => "second", impatient.signal);
  const third = inLine(async () => "third", new AbortController().signal);
  impatient.abort(new Error("It took too long."));
  await expect(second).rejects.toThrow("It took too long.");
  held.resolve("first");
  expect(await Promise.all([first, third])).toEqual(["first", "third"]);
  expect(await inLine(async () => "fourth", new AbortController().signal)).toBe("fourth");
  await expect(inLine(async () => "fifth", impatient.signal)).rejects.toThrow("It took too long.");
});
