import { describe, expect, it } from "vitest";
import { searchOperations } from "@/lib/api/search/search-operations";
import { catalogue } from "@/lib/mcp/toolkit/catalogue";
import { QUESTIONS } from "./questions";
import { UNRELATED } from "./unrelated";

const found = (query: string): string[] => searchOperations(catalogue, query).map(({ id }) => id);

describe("what people ask for", () => {
  it("has at least sixty questions, covering every operation", () => {
    expect(new Set(QUESTIONS.map(([question]) => question)).size).toBeGreaterThanOrEqual(60);
    const asked = new Set(QUESTIONS.map(([, operation]) => operation));
    // A second name for `listEvents`, kept for older programs.
    const missing = catalogue.map(({ id }) => id).filter((id) => !asked.has(id) && id !== "listShowrooms");
    expect(missing).toEqual([]);
  });

  it.each(QUESTIONS)("%s → %s", (question, operation) => {
    expect(found(question).slice(0, 3)[0]).toBe(operation);
  });

  it.each(UNRELATED)("no match: %s", (question) => {
    expect(found(question)).toEqual([]);
  });

  it("accepts any text", () => {
    for (const query of [
      "",
      "   ",
      "?",
      "🎬",
      "(",
      "\\",
      "__proto__",
      "constructor",
      "a ".repeat(10_000),
      "и да",
    ])
      expect(() => found(query)).not.toThrow();
  });
});
