import { describe, expect, it } from "vitest";
import { exampleSignup } from "@/lib/modules/pages/signup-pages/examples-schema";
import {
  isUnsaved,
  openSignup,
  setField,
  signupProblem,
  takeTheirs,
  unsavedEdits,
  withUnsaved,
} from "./signup-editor";

const { content } = exampleSignup.draft;
const open = () => openSignup({ value: content, version: 3 });

describe("two who work on one page", () => {
  it("are put together field by field, and who saves later is shown what the other's was", () => {
    const mine = setField(setField(open(), "headline", "Mine"), "sub", "My line");
    const theirs = { ...content, headline: "Theirs", theme: "retro" as const };
    const joined = takeTheirs(mine, { value: theirs, version: 4 });
    expect(joined).toMatchObject({
      version: 4,
      base: theirs,
      content: { headline: "Mine", sub: "My line", theme: "retro" },
      conflicts: [{ field: "headline", theirs: "Theirs" }],
    });
    expect(isUnsaved(joined)).toBe(true);
  });

  it("keep what is typed while a save is under way", () => {
    const sent = setField(open(), "headline", "One").content;
    const typed = setField(setField(open(), "headline", "One"), "headline", "One more");
    const saved = takeTheirs(typed, { value: sent, version: 4 }, sent);
    expect([saved.content.headline, saved.conflicts, isUnsaved(saved)]).toEqual(["One more", [], true]);
  });
});

describe("what a browser keeps", () => {
  it("is put on top of what the server has by then", () => {
    const kept = unsavedEdits(setField(open(), "sub", "Typed offline"));
    const now = openSignup({ value: { ...content, theme: "midnight" }, version: 5 });
    expect(withUnsaved(now, kept)).toMatchObject({
      version: 5,
      content: { sub: "Typed offline", theme: "midnight" },
    });
    expect(unsavedEdits(open())).toBeNull();
  });

  it("is left aside where it cannot be read or has another shape", () => {
    for (const kept of [null, "{", "[]", '{"version":1}', '{"version":1,"base":{},"content":{"learn":"x"}}'])
      expect(withUnsaved(open(), kept)).toEqual(open());
  });
});

it("says what cannot be stored yet", () => {
  expect(signupProblem(content)).toBeNull();
  expect(signupProblem({ ...content, learn: Array.from({ length: 13 }, () => "x") })).toMatch(/12/);
  expect(signupProblem({ ...content, learn: ["x".repeat(201)] })).toMatch(/too long/);
});
