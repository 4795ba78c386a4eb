import { describe, expect, it } from "vitest";
import { laterChanges } from "./later-changes";

const change = (commandId: string | null, path: string, undoes: string | null = null) => ({
  commandId,
  undoes,
  changed: [path],
});

describe("the remaining changes after a command", () => {
  it("include everything when nothing was undone", () => {
    expect(laterChanges([change("b", "/layout"), change(null, "/stage/x")])).toEqual([
      ["/layout"],
      ["/stage/x"],
    ]);
  });

  it("exclude a command together with its undo", () => {
    expect(laterChanges([change("b", "/layout"), change("u", "/layout", "b")])).toEqual([]);
  });

  it("include a command whose undo was undone", () => {
    const entries = [change("b", "/layout"), change("u", "/layout", "b"), change("r", "/layout", "u")];
    expect(laterChanges(entries)).toEqual([["/layout"]]);
  });

  it("include the undo of something earlier, such as the command itself", () => {
    expect(laterChanges([change("u", "/layout", "a")])).toEqual([["/layout"]]);
  });
});
