import { describe, expect, it } from "vitest";
import { docComment, type Schema, typeText, wordsOf } from "./type-text";

describe("typeText", () => {
  it.each<[string, Schema, string]>([
    ["a reference", { $ref: "#/components/schemas/Client" }, "Client"],
    ["nothing said", {}, "unknown"],
    ["a choice", { type: "string", enum: ["a", "b"] }, '"a" | "b"'],
    ["what may be null", { type: ["string", "null"] }, "string | null"],
    [
      "a string with a special case",
      { anyOf: [{ type: "string" }, { const: "" }, { type: "null" }] },
      "string | null",
    ],
    [
      "a list of objects of two kinds",
      {
        type: "array",
        items: {
          anyOf: [
            { type: "object", properties: { a: { type: "string" } }, required: ["a"] },
            { type: "object", properties: { b: { type: "string" } }, required: ["b"] },
          ],
        },
      },
      "({\n  a: string;\n} | {\n  b: string;\n})[]",
    ],
    ["a list of choices", { type: "array", items: { enum: ["a", 1] } }, '("a" | 1)[]'],
    ["a tuple", { type: "array", prefixItems: [{ type: "number" }, { type: "string" }] }, "[number, string]"],
    ["a map", { type: "object", additionalProperties: { type: "integer" } }, "Record<string, number>"],
    ["an empty object", { type: "object", additionalProperties: false }, "Record<string, never>"],
    ["both", { allOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }] }, "A & B"],
  ])("writes %s", (_, schema, text) => {
    expect(typeText(schema)).toBe(text);
  });

  it("writes objects with required fields, quoted names and additional properties", () => {
    const schema: Schema = {
      type: "object",
      properties: { name: { type: "string", description: "Its name", maxLength: 5 }, "x-y": { const: true } },
      required: ["x-y"],
      additionalProperties: {},
    };
    expect(typeText(schema)).toBe(
      '{\n  /** Its name. Up to 5 characters. */\n  name?: string;\n  "x-y": true;\n  [field: string]: unknown;\n}',
    );
  });

  it("keeps fields next to branches, unless a branch is more specific", () => {
    const schema: Schema = {
      type: "object",
      properties: { action: { type: "string" }, note: { type: "string" } },
      anyOf: [{ type: "object", properties: { action: { const: "go" } }, required: ["action"] }],
    };
    expect(typeText(schema).replace(/\s+/g, " ")).toBe('({ action: "go"; }) & { note?: string; }');
  });
});

describe("comments", () => {
  it("state limits, defaults and deprecation", () => {
    expect(wordsOf({ anyOf: [{ type: "string", format: "date-time" }, { type: "null" }] })).toEqual([
      "ISO 8601 with a zone.",
    ]);
    expect(wordsOf({ type: "integer", minimum: 1, maximum: 200, default: 50, deprecated: true })).toEqual([
      "1 to 200.",
      "@default 50",
      "@deprecated",
    ]);
    expect(wordsOf({ type: "integer", minimum: -Number.MAX_SAFE_INTEGER })).toEqual([]);
  });

  it("can't be closed by their own text", () => {
    expect(docComment(["a */ b"])).not.toMatch(/\*\/ b/);
  });
});
