import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../paths";
import { lookAtModules } from "./module-folders.mjs";

function treeOf(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), "modules-"));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  return root;
}

const many = (count: number, ending: string) =>
  Array.from({ length: count }, (_, at) => `people/guests/file-${at}${ending}`);

it("accepts the current modules", () => {
  const { folders, problems } = lookAtModules(join(projectRoot, "lib/modules"));
  expect(problems).toEqual([]);
  expect(folders).toBeGreaterThan(100);
});

it("counts a folder's files, except tests", () => {
  expect(lookAtModules(treeOf(...many(15, ".ts"), ...many(9, ".test.ts"))).problems).toEqual([]);
  const { problems } = lookAtModules(treeOf(...many(15, ".ts"), "people/guests/photos/take-photo.ts"));
  expect(problems).toEqual([
    "lib/modules/people/guests has 16 entries, 15 at most: put those that belong together into a folder",
  ]);
});

it("requires every module to be in a listed group, with its contract at the top", () => {
  const { problems } = lookAtModules(
    treeOf("stray/guests/index.ts", "people/loose.ts", "people/guests/photos/handlers.ts"),
  );
  expect(problems.map((problem) => problem.split(" ")[0]).sort()).toEqual([
    "lib/modules/people/guests/photos/handlers.ts",
    "lib/modules/people/loose.ts",
    "lib/modules/stray",
  ]);
});
