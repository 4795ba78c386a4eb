import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openapiFiles } from "./openapi-files";
import { projectRoot } from "./paths";

/** Out of date? Run `npm run generate:openapi` and review the changes. */
it("the OpenAPI files match the declarations", () => {
  const files = openapiFiles();
  for (const [path, text] of Object.entries(files))
    expect([path, readFileSync(join(projectRoot, path), "utf8") === text]).toEqual([path, true]);
  expect(readdirSync(join(projectRoot, "public/openapi")).sort()).toEqual(["legacy.json", "v1.json"]);
});
