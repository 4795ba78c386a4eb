import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials-of";

describe("initialsOf", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["ada", "A"],
    ["Ludwig van Beethoven", "LB"],
    ["Dr. Grace Brewster Hopper", "DH"],
    ["Ana María Ruiz (Acme)", "AR"],
    ["Jean-Luc Picard", "JP"],
    ["  zoë   ", "Z"],
    ["李小龙", "李"],
    ["Ольга Петрова", "ОП"],
    ["🎉 Party Person", "PP"],
    ["de la", "DL"],
    ["", "?"],
    ["🎉", "?"],
    ["…", "?"],
  ])("%s → %s", (name, letters) => expect(initialsOf(name)).toBe(letters));

  it("keeps a letter and its accent together", () => {
    expect(initialsOf("E\u0301lodie A\u030Astro\u0308m")).toBe("ÉÅ");
  });
});
