import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { EnvSchema } from "./env";

it("documents every setting in .env.example, and none that does not exist", () => {
  const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
  const named = [...text.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(named.sort()).toEqual(Object.keys(EnvSchema.shape).sort());
});
