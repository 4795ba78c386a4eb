import { expect, it } from "vitest";
import { orPaused } from "./use-fresh-captions";

const LINE = { id: "1", speaker: "Ana Ruiz", text: "As I was saying" };

it("says that captions are paused only when there is nothing to read", () => {
  const paused = { state: "paused", reason: "busy" } as const;
  expect(orPaused([], paused, "Paused.")).toEqual([{ id: "paused", speaker: null, text: "Paused." }]);
  expect(orPaused([LINE], paused, "Paused.")).toEqual([LINE]);
  for (const other of [null, { state: "on", reason: null }, { state: "off", reason: "language" }] as const)
    expect(orPaused([], other, "Paused.")).toEqual([]);
});
