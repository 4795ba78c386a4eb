import { describe, expect, it } from "vitest";
import { Declarations } from "./declarations";
import type { Schema } from "./type-text";

const objectOf = (names: string, description = ""): Schema => ({
  type: "object",
  properties: Object.fromEntries([...names].map((name) => [name, { type: "string", description }])),
  required: [...names],
});

/** Returns the last schema's source, after the others. */
function last(...schemas: Schema[]): string {
  const types = new Declarations();
  return schemas.map((schema, index) => types.declare(`T${index}`, schema)).at(-1) ?? "";
}

describe("an earlier type's fields", () => {
  it("aren't repeated by a type with the same fields", () => {
    expect(last(objectOf("abcdef"), objectOf("abcdef"))).toBe("export type T1 = T0;\n");
  });

  it("are inherited by a type that has all of them and more", () => {
    expect(last(objectOf("abcdef"), objectOf("abcdefg"))).toBe(
      "export interface T1 extends T0 {\n  g: string;\n}\n",
    );
  });

  it("are picked by a type that shares many of them", () => {
    expect(last(objectOf("abcdefxy"), objectOf("abcdefg"))).toBe(
      'export interface T1 extends Pick<T0, "a" | "b" | "c" | "d" | "e" | "f"> {\n  g: string;\n}\n',
    );
  });

  it("stay separate if few are shared, if they mean something else, or if other fields are allowed", () => {
    expect(last(objectOf("abcde"), objectOf("abcde"))).not.toContain("T0");
    expect(last(objectOf("abcdef"), objectOf("abcdef", "Another meaning"))).not.toContain("T0");
    expect(last({ ...objectOf("abcdef"), additionalProperties: {} }, objectOf("abcdef"))).not.toContain("T0");
    expect(last(objectOf("abcdef"), { ...objectOf("abcdef"), additionalProperties: {} })).not.toContain("T0");
  });

  it("are taken from the type that shares the most", () => {
    expect(last(objectOf("abcdef"), objectOf("abcdefgh"), objectOf("abcdefghi"))).toContain("extends T1 {");
  });
});
