import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { openapiDocument } from "./openapi";

/**
 * Paths that the contract fixes and whose methods differ. Ids begin with `reg_`, so no registration is called
 * "imports", and no import is called "confirmation".
 */
const CONTRACTED = /^no-ambiguous-paths .*registrations~1imports~1\{job_id\}/;

describe("the served OpenAPI documents", () => {
  it.each(["v1", "legacy"] as const)(
    "%s has no errors or warnings under the linter's recommended rules",
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
