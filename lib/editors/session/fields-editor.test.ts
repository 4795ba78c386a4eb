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

describe("two who edit the same fields", () => {
  it("are put together field by field, and who saves later is shown what the other's was", () => {
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

  it("do not contradict each other where both changed it to the same", () => {
    const joined = takeFields(setFields(open(), { capacity: "40" }), {
      value: { ...value, capacity: "40" },
      version: 4,
    });
    expect([joined.conflicts, changedFields(joined)]).toEqual([[], []]);
  });

  it("keep what is typed while a save is under way", () => {
    const sent = setFields(open(), { title: "One" }).values;
    const typed = setFields(open(), { title: "One more" });
    const saved = takeFields(typed, { value: sent, version: 4 }, sent);
    expect([saved.values.title, saved.conflicts, changedFields(saved)]).toEqual(["One more", [], ["title"]]);
  });
});

describe("what a browser keeps", () => {
  it("is put on top of what the server has by then", () => {
    const kept = keptFields(setFields(open(), { title: "Typed offline", domains: [] }));
    const now = openFields({ value: { ...value, capacity: "9" }, version: 5 });
    expect(withKeptFields(now, kept)).toMatchObject({
      version: 5,
      values: { title: "Typed offline", capacity: "9", domains: [] },
    });
    expect(keptFields(open())).toBeNull();
  });

  it("is left aside where it cannot be read or has another shape", () => {
    const shapes = [{ title: 1 }, { domains: "x" }, { domains: [1] }];
    const kept = shapes.map((values) => JSON.stringify({ version: 1, base: {}, values }));
    for (const text of [null, "{", "[]", '{"version":1}', ...kept])
      expect(withKeptFields(open(), text)).toEqual(open());
  });

  it("leaves members aside that the fields no longer have", () => {
    const kept = JSON.stringify({ version: 1, base: value, values: { ...value, gone: true, title: "New" } });
    expect(withKeptFields(open(), kept).values).toEqual({ ...value, title: "New" });
  });
});
