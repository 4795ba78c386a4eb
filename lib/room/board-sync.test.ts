import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BoardLine, type BoardNews } from "./board-line";
import { BoardSync } from "./board-sync";

const packet = (after: number, to: number) =>
  ({ type: "board", epoch: 1, after, to, change: { elements: [], deleted: [] } }) as unknown as BoardNews;

let line: BoardLine;
let sync: BoardSync;
let revision: number;
const fetch = vi.fn(async () => ({ epoch: 1, revision, whole: false, elements: [], deleted: [] }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  line = new BoardLine();
  revision = 5;
  sync = new BoardSync({ line, fetch });
  sync.start();
  await pass(0);
  fetch.mockClear();
});
afterEach(() => {
  sync.stop();
  vi.useRealTimers();
});

it("fetches a missing change while others keep arriving", async () => {
  revision = 30;
  for (let to = 7; to < 27; to += 1) {
    line.notify(packet(to - 1, to));
    await pass(100);
    if (to === 9) expect(fetch).toHaveBeenCalledWith(5);
  }
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("fetches nothing for a change that arrives a moment late, or once it has stopped", async () => {
  line.notify(packet(6, 7));
  await pass(100);
  line.notify(packet(5, 7));
  await pass(1_000);
  line.notify(packet(8, 9));
  sync.stop();
  await pass(1_000);
  expect(fetch).not.toHaveBeenCalled();
});
