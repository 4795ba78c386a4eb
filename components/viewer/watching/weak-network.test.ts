import { expect, it } from "vitest";
import type { Quality } from "@/lib/room/types";
import { WeakNetwork } from "./weak-network";

/** The verdict after each second at the given quality. */
const after = (network: WeakNetwork, start: number, seconds: number, quality: Quality) =>
  Array.from({ length: seconds + 1 }, (_, n) => network.judge(quality, (start + n) * 1_000)).at(-1);

it("turns video off when the network stays weak, but not for a dip", () => {
  const network = new WeakNetwork();
  expect(after(network, 0, 7, "poor")).toBe(false);
  expect(after(network, 8, 1, "good")).toBe(false);
  expect(after(network, 10, 7, "lost")).toBe(false);
  expect(after(network, 18, 1, "poor")).toBe(true);
});

it("turns video back on automatically, later each time that it didn't last", () => {
  const network = new WeakNetwork();
  after(network, 0, 8, "poor");
  expect(after(network, 9, 19, "good")).toBe(true);
  expect(after(network, 29, 1, "excellent")).toBe(false);
  expect(after(network, 31, 8, "poor")).toBe(true);
  expect(after(network, 40, 39, "good")).toBe(true);
  expect(after(network, 80, 1, "good")).toBe(false);
});
