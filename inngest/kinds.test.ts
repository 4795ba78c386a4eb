import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { jobKinds } from "@/lib/platform/jobs/kinds";
import { functions } from "./index";
import { kindNames, kinds } from "./kinds";
import { mediaFunctions } from "./media";

const root = join(import.meta.dirname, "..");
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, String(name)));

/** The files that declare a kind. */
const declarations = (): string[] =>
  filesIn("lib/modules").filter(
    (file) => file.endsWith("-job.ts") && readFileSync(file, "utf8").includes("= jobKind({"),
  );

it("lists every kind that a module declares, once", () => {
  const declared = declarations().map(
    (file) => /^ {2}kind: "([^"]+)"/m.exec(readFileSync(file, "utf8"))?.[1],
  );
  expect(declared.length).toBeGreaterThan(0);
  expect([...kindNames].sort()).toEqual(declared.sort());
  expect(new Set(kindNames).size).toBe(kindNames.length);
});

it("has one function for each kind, in its declared pool", () => {
  for (const [pool, list] of [
    ["app", functions],
    ["media", mediaFunctions],
  ] as const) {
    const expected = kinds.filter((kind) => kind.pool === pool).map(({ kind }) => `job/${kind}`);
    const found = list.map((fn) => fn.opts.triggers?.[0]?.event);
    expect(found.sort()).toEqual(expected.sort());
    for (const { kind } of kinds)
      expect(jobKinds().get(kind)?.pool).toBe(kinds.find((k) => k.kind === kind)?.pool);
  }
});

it("imports no implementation where kinds are declared", () => {
  for (const file of declarations()) {
    const imports = [...readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)].map(([, name]) => name);
    expect(imports.sort()).toEqual(["@/lib/platform/jobs/job-kind", "zod"]);
  }
});
