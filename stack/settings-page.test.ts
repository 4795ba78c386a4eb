import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EnvSchema } from "@/lib/platform/runtime/env";
import { projectRoot } from "./paths";
import { settingsPage } from "./settings-page";

/** Out of date? Run `npm run generate:settings`. */
it("describes every current setting of the process", () => {
  const page = readFileSync(join(projectRoot, "docs/operations/settings.md"), "utf8");
  expect(page).toBe(settingsPage());
  for (const name of Object.keys(EnvSchema.shape)) expect(page).toContain(`| \`${name}\` |`);
});
