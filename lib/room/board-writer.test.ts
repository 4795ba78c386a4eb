import { expect, it, vi } from "vitest";
import type { BoardChange } from "@/lib/live/whiteboard/element";
import { elementOf } from "@/lib/live/whiteboard/element-of";
import type { BoardSync } from "./board-sync";
import { BoardWriter } from "./board-writer";
import { Store } from "./store";

const element = (id: string) =>
  elementOf(
    { type: "line", x: 0, y: 0, points: "0,0 5,5", color: "#1e1e1e" },
    { id, index: "a0", seed: 1, versionNonce: 1 },
  );

it("reports a full board until something is removed, and sends the elements that fit", async () => {
  vi.useFakeTimers();
  const sent: BoardChange[] = [];
  const board = new Store({ versions: new Map(), elements: new Map() });
  const writer = new BoardWriter({
    sync: { board, take: () => {}, look: () => {} } as unknown as BoardSync,
    send: async (change) => {
      sent.push(change);
      return { refused: [] };
    },
    troubleOf: () => "refused",
  });
  for (const id of ["one", "two", "three"]) writer.put(element(id));
  writer.drop(["three"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.flatMap(({ elements }) => elements.map(({ id }) => id))).toEqual(["one", "two"]);
  expect([writer.trouble.get(), writer.isKnown("one"), writer.isKnown("three")]).toEqual([
    "full",
    true,
    false,
  ]);
  writer.remove({ id: "two", version: 2, versionNonce: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([writer.trouble.get(), sent.at(-1)?.deleted]).toEqual([
    null,
    [{ id: "two", version: 2, versionNonce: 1 }],
  ]);
  vi.useRealTimers();
});
