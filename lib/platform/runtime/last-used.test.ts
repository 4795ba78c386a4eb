import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LastUsed } from "./last-used";

const filled = (...names: string[]) => {
  const values = new LastUsed<string>();
  for (const name of names) values.set(name, name.toUpperCase());
  return values;
};

describe("values in the order of their use", () => {
  it("are moved to the end when read or written, and not when looked for in vain", () => {
    const values = filled("a", "b", "c");
    expect([values.get("a"), values.get("missing")]).toEqual(["A", undefined]);
    values.set("b", "again");
    expect([...values]).toEqual([
      ["c", "C"],
      ["a", "A"],
      ["b", "again"],
    ]);
  });

  it("are removed from the one unused the longest, except those in use", () => {
    const values = filled("a", "b", "c", "d");
    values.get("a");
    const isInUse = (value: string) => value === "C";
    const removed = [1, 2, 3, 4].map(() => values.removeFirst(isInUse));
    expect(removed).toEqual(["B", "D", "A", undefined]);
    expect([...values.values()]).toEqual(["C"]);
  });

  it("are the most recent different ones if only so many are kept", () => {
    const uses = fc.array(fc.constantFrom(..."abcdef"), { maxLength: 40 });
    fc.assert(
      fc.property(uses, fc.integer({ min: 1, max: 4 }), (names, most) => {
        const values = new LastUsed<string>();
        for (const name of names) {
          if (values.get(name) === undefined) values.set(name, name);
          while (values.size > most) values.removeFirst();
        }
        expect([...values.keys()].reverse()).toEqual([...new Set(names.toReversed())].slice(0, most));
      }),
    );
  });
});
