import { describe, expect, it } from "vitest";
import {
  changedFields,
  discardChanges,
  keptFields,
  openFields,
  setFields,
  takeFields,
  withKeptFields,
} from "./fields-editor";

const value = { title: "Looms", capacity: "", waitlist: false, domains: ["example.com"] };
const open = () => openFields({ value, version: 3 });

describe("concurrent edits to the same fields", () => {
  it("are merged field by field, with a conflict where both changed one", () => {
    const mine = setFields(open(), { title: "Mine", waitlist: true });
    const theirs = { ...value, title: "Theirs", capacity: "40" };
    const joined = takeFields(mine, { value: theirs, version: 4 });
    expect(joined).toEqual({
      base: theirs,
      version: 4,
      values: { title: "Mine", capacity: "40", waitlist: true, domains: ["example.com"] },
      conflicts: [{ field: "title", theirs: "Theirs" }],
    });
    expect(changedFields(joined)).toEqual(["title", "waitlist"]);
    expect(discardChanges(joined)).toEqual(openFields({ value: theirs, version: 4 }));
  });

  it("don't conflict when both set the same value", () => {
    const joined = takeFields(setFields(open(), { capacity: "40" }), {
      value: { ...value, capacity: "40" },
      version: 4,
    });
    expect([joined.conflicts, changedFields(joined)]).toEqual([[], []]);
  });

  it("keep what was typed during a save", () => {
    const sent = setFields(open(), { title: "One" }).values;
    const typed = setFields(open(), { title: "One more" });
    const saved = takeFields(typed, { value: sent, version: 4 }, sent);
    expect([saved.values.title, saved.conflicts, changedFields(saved)]).toEqual(["One more", [], ["title"]]);
  });
});

describe("changes stored in the browser", () => {
  it("are applied on top of the server's current values", () => {
    const kept = keptFields(setFields(open(), { title: "Typed offline", domains: [] }));
    const now = openFields({ value: { ...value, capacity: "9" }, version: 5 });
    expect(withKeptFields(now, kept)).toMatchObject({
      version: 5,
      values: { title: "Typed offline", capacity: "9", domains: [] },
    });
    expect(keptFields(open())).toBeNull();
  });

  it("are ignored if they're unreadable or have another shape", () => {
    const shapes = [{ title: 1 }, { domains: "x" }, { domains: [1] }];
    const kept = shapes.map((values) => JSON.stringify({ version: 1, base: {}, values }));
    for (const text of [null, "{", "[]", '{"version":1}', ...kept])
      expect(withKeptFields(open(), text)).toEqual(open());
  });

  it("lose fields that no longer exist", () => {
    const kept = JSON.stringify({ version: 1, base: value, values: { ...value, gone: true, title: "New" } });
    expect(withKeptFields(open(), kept).values).toEqual({ ...value, title: "New" });
  });
});
