import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIELD_CODES } from "@/lib/stage/field-code";
import { ANA, liveState, PEOPLE } from "@/lib/stage/fixtures";
import { parseCommandBody } from "./parse-command-body";

const context = { state: liveState(), people: PEOPLE };
const parse = (body: unknown) => parseCommandBody(body, context);

describe("command bodies", () => {
  it("accepts an action alongside request options", () => {
    const body = {
      action: "set_layout",
      layout: "grid",
      dry_run: true,
      expected_version: 3,
      reason: "agent",
    };
    expect(parse(body)).toEqual({
      ok: true,
      form: "action",
      acts: [{ action: "set_layout", layout: "grid" }],
    });
  });

  it("fills in defaults", () => {
    expect(parse({ action: "mute", identity: "a" })).toMatchObject({ acts: [{ muted: true }] });
  });

  it("accepts a spoken command", () => {
    expect(parse({ command: "put Ana on stage and switch to grid" })).toMatchObject({
      ok: true,
      form: "command",
      acts: [
        { action: "bring_on", identity: ANA.identity },
        { action: "set_layout", layout: "grid" },
      ],
      reading: "Bring Ana Ruiz on stage, then switch to the grid layout.",
    });
  });

  it("accepts a scene patch unchanged", () => {
    const scene = { a: { b: [1, "x", null] }, layout: "grid" };
    expect(parse({ scene })).toEqual({
      ok: true,
      form: "scene",
      acts: [{ action: "patch_scene", scene }],
    });
    expect(parse({ action: "patch_scene", scene })).toMatchObject({ ok: true, form: "action" });
  });

  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

  it.each([
    [null, { body: "invalid" }],
    ["confetti", { body: "invalid" }],
    [[], { body: "invalid" }],
    [{}, { action: "required" }],
    [{ dry_run: true }, { action: "required" }],
    [{ action: 7 }, { action: "invalid" }],
    [{ action: null }, { action: "invalid" }],
    [{ action: "explode" }, { action: "unsupported" }],
    [{ action: "constructor" }, { action: "unsupported" }],
    [{ action: "set_layout" }, { layout: "required" }],
    [{ action: "set_layout", layout: "cinema" }, { layout: "invalid" }],
    [{ action: "set_layout", layout: "grid", color: 1 }, { color: "unknown_field" }],
    [{ action: "confetti", amount: 3 }, { amount: "unknown_field" }],
    [{ action: "go_scene" }, { index: "required" }],
    [{ action: "go_scene", index: "2" }, { index: "invalid" }],
    [{ action: "go_scene", index: 1.5 }, { index: "invalid" }],
    [{ action: "go_scene", index: -2 }, { index: "too_small" }],
    [{ action: "go_scene", index: 1e9 }, { index: "too_large" }],
    [{ action: "add_scene" }, { scene_type: "required" }],
    [{ action: "add_scene", scene_type: "dance" }, { scene_type: "invalid" }],
    [{ action: "set_volume", volume: 101 }, { volume: "too_large" }],
    [{ action: "set_ticker", items: Array(21).fill("x") }, { items: "too_many" }],
    [{ action: "set_ticker", items: ["x".repeat(281)] }, { "items.0": "too_long" }],
    [{ action: "open_poll", question: "?", options: ["a"] }, { options: "too_short" }],
    [{ action: "show_question", text: "a\0b" }, { text: "invalid" }],
    [{ action: "confetti", command: "x" }, { command: "not_allowed" }],
    [{ action: "confetti", scene: {} }, { scene: "not_allowed" }],
    [{ command: "x", scene: {} }, { scene: "not_allowed" }],
    [{ command: "confetti", when: 1 }, { when: "unknown_field" }],
    [{ command: 4 }, { command: "invalid" }],
    [{ command: " " }, { command: "too_short" }],
    [{ command: "x".repeat(501) }, { command: "too_long" }],
    [{ command: "make me a sandwich" }, { command: "unsupported" }],
    [{ scene: [] }, { scene: "invalid" }],
    [{ scene: "x" }, { scene: "invalid" }],
    [{ scene: { a: "x".repeat(17_000) } }, { scene: "too_large" }],
    [{ scene: { a: deep(40) } }, { scene: "invalid" }],
    [{ scene: {}, extra: 1 }, { extra: "unknown_field" }],
  ])("rejects %j with field codes", (body, fields) => {
    expect(parse(body)).toMatchObject({ ok: false, fields });
  });

  it("suggests commands if it doesn't understand one", () => {
    const result = parse({ command: "please start the moon" });
    expect(result).toMatchObject({ ok: false, reason: "Didn’t understand “moon”." });
    expect(!result.ok && result.suggestions?.length).toBe(3);
  });

  it("never throws, and uses only known field codes", () => {
    const keyed = fc.dictionary(
      fc.constantFrom("action", "command", "scene", "index", "layout", "x"),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), keyed, fc.object()), (body) => {
        const result = parse(body);
        if (result.ok) return;
        expect(Object.keys(result.fields).length).toBeGreaterThan(0);
        for (const code of Object.values(result.fields)) expect(FIELD_CODES).toContain(code);
      }),
      { numRuns: 1000 },
    );
  });
});
