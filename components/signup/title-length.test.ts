import { describe, expect, it } from "vitest";
import { titleLength } from "./title-length";

describe("titleLength", () => {
  it.each([
    ["Ship", "xs"],
    ["Designing for delight", "s"],
    ["What we learned from forty years of public radio", "m"],
    ["How to rebuild a forty-year-old public platform without losing a single listener", "l"],
    ["x".repeat(120), "xl"],
    ["Donaudampfschifffahrt", "l"],
  ])("%s → %s", (title, size) => expect(titleLength(title)).toBe(size));
});
