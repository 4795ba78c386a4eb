import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { openapiDocument } from "./openapi";

/**
 * The contract's own paths, whose methods differ. Ids begin with `reg_`: no registration is called "imports", and no import
 * "confirmation".
 */
const CONTRACTED = /^no-ambiguous-paths .*registrations~1imports~1\{job_id\}/;

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
      const told = problems.map(
        ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
      );
      expect(told.filter((one) => !CONTRACTED.test(one))).toEqual([]);
    },
  );
});
