import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { until } from "@/test/support/until";
import { KeptFiles } from "./kept-files";

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => vi.useRealTimers());

async function* contentOf(bytes: number): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(bytes, 1);
}

async function pathIn(files: KeptFiles, name: string, bytes = 100): Promise<string> {
  const source = { key: `stored-${name}`, address: `/files/${name}` };
  const path = await files.path(source, async () => contentOf(bytes));
  if (path === null) throw new Error("No copy.");
  expect((await readFile(path)).length).toBe(bytes);
  return path;
}

it("copies stay while they're used, and for some minutes after that", async () => {
  const files = new KeptFiles();
  const [first, second] = [await pathIn(files, "first"), await pathIn(files, "second")];
  for (let minutes = 0; minutes < 4; minutes += 1) {
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await pathIn(files, "second")).toBe(second);
  }
  expect(existsSync(first)).toBe(true);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  await until(() => !existsSync(first));
  expect(existsSync(second)).toBe(true);
  vi.advanceTimersByTime(5 * MINUTE_MS);
  await until(() => !existsSync(second));
  expect(vi.getTimerCount()).toBe(0);
});

it("copies are few, and not more than so many bytes once they're no longer used", async () => {
  const files = new KeptFiles(1_000);
  const first = await pathIn(files, "first", 700);
  const second = await pathIn(files, "second", 700);
  expect([first, second].map((path) => existsSync(path))).toEqual([true, true]);
  vi.advanceTimersByTime(MINUTE_MS);
  const third = await pathIn(files, "third", 200);
  expect([first, second, third].map((path) => existsSync(path))).toEqual([false, true, true]);
});

it("a copy that is just asked for isn't deleted for another one's sake", async () => {
  const files = new KeptFiles(1_000);
  const [first, second] = [await pathIn(files, "first", 700), await pathIn(files, "second", 700)];
  vi.advanceTimersByTime(MINUTE_MS);
  const ask = (name: string) =>
    files.path({ key: `stored-${name}`, address: `/files/${name}` }, async () => contentOf(700));
  expect(await Promise.all([ask("second"), ask("first")])).toEqual([second, first]);
  expect([first, second].map((path) => existsSync(path))).toEqual([true, true]);
});

it("a copy of a file that is gone is deleted at once", async () => {
  const files = new KeptFiles();
  const [first, second] = [await pathIn(files, "first"), await pathIn(files, "second")];
  await files.drop("/files/first");
  expect([first, second].map((path) => existsSync(path))).toEqual([false, true]);
  await files.drop("/files/second");
  expect(existsSync(second)).toBe(false);
});
