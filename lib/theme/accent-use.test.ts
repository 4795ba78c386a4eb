import { describe, expect, it } from "vitest";
import { contrast } from "./accent";
import { accentUses } from "./accent-use";
import { GROUNDS } from "./signup-colours";

describe("accentUses", () => {
  it("returns the backgrounds on which the accent is unreadable, with the shade used instead", () => {
    const [byDay, ...others] = accentUses("editorial", "#ffee00");
    expect(others).toEqual([]);
    expect(byDay).toMatchObject({ when: "day" });
    expect(byDay?.contrast).toBeLessThan(4.5);
    expect(contrast(byDay?.used ?? "", GROUNDS.editorial.day)).toBeGreaterThanOrEqual(4.5);
  });

  it("returns night for a dark accent, and a single entry if the theme has one background", () => {
    expect(accentUses("retro", "#3b0a0a").map(({ when }) => when)).toEqual(["night"]);
    expect(accentUses("midnight", "#101a3a").map(({ when }) => when)).toEqual(["day"]);
  });

  it("returns nothing for an accent that is readable everywhere, or that isn't a colour", () => {
    expect(accentUses("midnight", "#9aa5ff")).toEqual([]);
    expect(accentUses("editorial", "teal-ish")).toEqual([]);
  });
});
