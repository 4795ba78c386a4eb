import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { openapiDocument } from "./openapi";

describe("the served OpenAPI documents", () => {
  it.each(["v1", "legacy"] as const)(
    "%s has neither errors nor warnings by the linter's recommended rules",
    async (surface) => {
      const config = await createConfig({ extends: ["recommended"] });
      const problems = await lintFromString({
        source: JSON.stringify(openapiDocument(surface, "https://shows.example")),
        absoluteRef: "/openapi.json",
        config,
      });
      expect(
        problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
      ).toEqual([]);
    },
  );
});
