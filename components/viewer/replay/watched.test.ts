import { expect, it } from "vitest";
import { Watched } from "./watched";

it("adds up the time that something played, and reports each sum once", () => {
  const sums: number[] = [];
  const watched = new Watched((ms) => sums.push(ms));
  watched.report(500);
  watched.set(true, 1_000);
  watched.set(true, 2_000);
  watched.report(6_400);
  watched.report(6_500);
  watched.set(false, 8_100);
  watched.report(60_000);
  watched.set(true, 60_000);
  watched.report(60_800);
  watched.set(false, 61_000);
  expect(sums).toEqual([5_000, 7_000, 8_000]);
});
