import { expect, it, vi } from "vitest";
import { log } from "../runtime/log";
import { flushWriteBuffers, writeBuffer } from "./write-buffer";

it("writes in batches, in order, and flushes the rest at the end", async () => {
  const written: number[][] = [];
  const buffer = writeBuffer<number>("in-order", {
    most: 100,
    batch: 3,
    everyMs: 60_000,
    write: async (items) => void written.push(items),
  });
  for (let i = 0; i < 7; i++) buffer.add(i);
  expect(written).toEqual([]);
  await flushWriteBuffers();
  expect(written).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
});

it("drops items that exceed the buffer and reports how many", async () => {
  const warn = vi.spyOn(log(), "warn");
  const written: number[] = [];
  const buffer = writeBuffer<number>("full", {
    most: 2,
    batch: 10,
    everyMs: 60_000,
    write: async (items) => void written.push(...items),
  });
  for (let i = 0; i < 5; i++) buffer.add(i);
  await buffer.flush();
  expect(written).toEqual([0, 1]);
  expect(warn).toHaveBeenCalledWith({ buffer: "full", dropped: 3 }, expect.any(String));
});

it("retries after a failure and gives up on rows that are always rejected", async () => {
  vi.spyOn(log(), "warn").mockImplementation(() => undefined);
  const written: number[] = [];
  let tries = 0;
  const buffer = writeBuffer<number>("refused", {
    most: 10,
    batch: 1,
    everyMs: 60_000,
    write: async ([item = 0]) => {
      if (item === 13 && ++tries) throw new Error("refused");
      written.push(item);
    },
  });
  buffer.add(13);
  buffer.add(1);
  await buffer.flush();
  expect(written).toEqual([]);
  await buffer.flush();
  await buffer.flush();
  await buffer.flush();
  expect(tries).toBe(3);
  expect(written).toEqual([1]);
});
