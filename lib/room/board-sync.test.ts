import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BoardLine, type BoardNews } from "./board-line";
import { type BoardPage, BoardSync } from "./board-sync";

const packet = (after: number, to: number, elements: unknown[] = []) =>
  ({ type: "board", epoch: 1, after, to, change: { elements, deleted: [] } }) as unknown as BoardNews;
const drawn = (...ids: string[]) =>
  ids.map((id) => ({ id, version: 1, versionNonce: 1 })) as unknown as BoardPage["elements"];
const shown = () => [...sync.board.get().elements.keys()].sort();

let line: BoardLine;
let sync: BoardSync;
let revision: number;
const fetch = vi.fn<(after: number) => Promise<BoardPage>>();
const page = (change: Partial<BoardPage> = {}): BoardPage => ({
  ...{ epoch: 1, revision, whole: false, elements: [], deleted: [] },
  ...change,
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  line = new BoardLine();
  revision = 5;
  fetch.mockReset().mockImplementation(async () => page());
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

it("takes a whole board as it is, with what was drawn while it was fetched", async () => {
  sync.take({ elements: drawn("removed-since"), deleted: [] });
  revision = 8;
  const answer = Promise.withResolvers<BoardPage>();
  fetch.mockReturnValueOnce(answer.promise);
  sync.look();
  line.notify(packet(7, 8, drawn("late")));
  sync.take({ elements: drawn("own"), deleted: [] });
  answer.resolve(page({ revision: 7, whole: true, elements: drawn("kept") }));
  await pass(0);
  expect(shown()).toEqual(["kept", "late", "own"]);
  await pass(1_000);
  expect(fetch.mock.calls).toEqual([[5], [7]]);
});

it("takes no change over a whole board that contains it, because the element may have been removed since", async () => {
  const answer = Promise.withResolvers<BoardPage>();
  fetch.mockReturnValueOnce(answer.promise);
  sync.look();
  line.notify(packet(7, 8, drawn("removed-since")));
  answer.resolve(page({ revision: 9, whole: true, elements: drawn("kept") }));
  await pass(0);
  expect(shown()).toEqual(["kept"]);
});

it("reads the whole board after a restore, also if it asked for changes by the old board's position", async () => {
  sync.take({ elements: drawn("undone"), deleted: [] });
  fetch
    .mockResolvedValueOnce(page({ epoch: 2, revision: 10, elements: drawn("later") }))
    .mockResolvedValueOnce(
      page({ epoch: 2, revision: 10, whole: true, elements: drawn("later", "earlier") }),
    );
  sync.look();
  await pass(0);
  expect(fetch.mock.calls).toEqual([[5], [0]]);
  expect(shown()).toEqual(["earlier", "later"]);
});
