import { describe, expect, it } from "vitest";
import { laterChanges } from "./later-changes";

const change = (commandId: string | null, path: string, undoes: string | null = null) => ({
  commandId,
  undoes,
  changed: [path],
});

describe("what still stands of what came after a command", () => {
  it("is everything, where nothing was taken back", () => {
    expect(laterChanges([change("b", "/layout"), change(null, "/stage/x")])).toEqual([
      ["/layout"],
      ["/stage/x"],
    ]);
  });

  it("leaves out a command together with its undo", () => {
    expect(laterChanges([change("b", "/layout"), change("u", "/layout", "b")])).toEqual([]);
  });

  it("has a command back whose undo was undone", () => {
    const entries = [change("b", "/layout"), change("u", "/layout", "b"), change("r", "/layout", "u")];
    expect(laterChanges(entries)).toEqual([["/layout"]]);
  });

  it("counts the undo of something earlier, such as of the command itself", () => {
    expect(laterChanges([change("u", "/layout", "a")])).toEqual([["/layout"]]);
  });
});
