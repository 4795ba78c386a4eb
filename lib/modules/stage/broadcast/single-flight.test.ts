import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { makeFlights, singleFlight } from "./single-flight";

it("runs twice for a burst, and every caller sees a run that began after its call", async () => {
  const flights = makeFlights();
  let value = 0;
  let runs = 0;
  const seen: number[] = [];
  const work = async () => {
    runs += 1;
    const read = value;
    await sleep(20);
    seen.push(read);
  };
  const calls = [1, 2, 3, 4, 5].map((n) => {
    value = n;
    return singleFlight(flights, "show", work);
  });
  await Promise.all(calls);
  expect(runs).toBe(2);
  expect(seen).toEqual([1, 5]);
  expect(flights.size).toBe(0);
});

it("keeps going after a failure and rejects only the affected callers", async () => {
  const flights = makeFlights();
  let fails = true;
  const work = async () => {
    await sleep(5);
    if (fails) {
      fails = false;
      throw new Error("away");
    }
  };
  const first = singleFlight(flights, "show", work);
  const second = singleFlight(flights, "show", work);
  const other = singleFlight(flights, "another", async () => undefined);
  await expect(first).rejects.toThrow("away");
  await expect(Promise.all([second, other])).resolves.toHaveLength(2);
  expect(flights.size).toBe(0);
});
