import { describe, expect, it } from "vitest";
import { contrast } from "./accent";
import { accentUses } from "./accent-use";
import { GROUNDS } from "./signup-colours";

describe("where an accent is not used as it was chosen", () => {
  it("says so of the grounds on which it does not read, with the shade that does", () => {
    const [byDay, ...others] = accentUses("editorial", "#ffee00");
    expect(others).toEqual([]);
    expect(byDay).toMatchObject({ when: "day" });
    expect(byDay?.contrast).toBeLessThan(4.5);
    expect(contrast(byDay?.used ?? "", GROUNDS.editorial.day)).toBeGreaterThanOrEqual(4.5);
  });

  it("says of a dark one that it changes by night, and once where a theme has one ground", () => {
    expect(accentUses("retro", "#3b0a0a").map(({ when }) => when)).toEqual(["night"]);
    expect(accentUses("midnight", "#101a3a").map(({ when }) => when)).toEqual(["day"]);
  });

  it("has nothing to say of what reads on both, and of what is no colour", () => {
    expect(accentUses("midnight", "#9aa5ff")).toEqual([]);
    expect(accentUses("editorial", "teal-ish")).toEqual([]);
  });
});
