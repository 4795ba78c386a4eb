import { describe, expect, it } from "vitest";
import { ERRORS } from "@/lib/operation/errors";
import { docPathOf } from "./doc-path";
import { publicOperations } from "./operation-doc";
import { searchDocs, wordsOf } from "./search";

const best = (query: string): string | undefined => searchDocs(query)[0]?.path;

describe("searchDocs", () => {
  it("ranks every operation first for its id", () => {
    const missed = publicOperations.filter((op) => best(op.id) !== docPathOf.operation(op));
    expect(missed.map((op) => `${op.id}: ${best(op.id)}`)).toEqual([]);
  });

  it("ranks every error first for its code", () => {
    const missed = Object.keys(ERRORS).filter((code) => best(code) !== docPathOf.error(code));
    expect(missed.map((code) => `${code}: ${best(code)}`)).toEqual([]);
  });

  it.each([
    ["event.created", "/docs/webhooks/event.created"],
    ["POST /v1/showrooms", "/docs/reference/showrooms/createShowroom"],
    ["create showroom", "/docs/reference/showrooms/createShowroom"],
    ["creat showrom", "/docs/reference/showrooms/createShowroom"],
    ["scopes", "/docs/scopes"],
    ["changelog", "/docs/changelog"],
    ["pagination", "/docs/concepts/lists"],
    ["how does pagination work?", "/docs/concepts/lists"],
    ["which people signed up for our launch", "/docs/reference/registrations/listRegistrations"],
  ])("answers %s with %s", (query, path) => {
    expect(best(query)).toBe(path);
  });

  it("returns nothing for blank or unmatched queries, and never throws", () => {
    expect(searchDocs("   ")).toEqual([]);
    expect(searchDocs("qqqzzzxxx")).toEqual([]);
    for (const query of ["(", "*", "\\", "a".repeat(5000), "🎬", "__proto__", "constructor"])
      expect(() => searchDocs(query)).not.toThrow();
  });

  it("splits identifiers into words", () => {
    expect(wordsOf("createShowroom")).toEqual(
      expect.arrayContaining(["createShowroom", "create", "Showroom"]),
    );
    expect(wordsOf("registration.created")).toEqual(expect.arrayContaining(["registration", "created"]));
  });
});
