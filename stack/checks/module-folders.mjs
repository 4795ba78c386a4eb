/**
 * Checks the layout of lib/modules: every folder is small enough to take in at a glance (tests don't count),
 * every module is in one of the listed groups and has its standard files at the top. Run as a program, it
 * checks the tree and prints a summary.
 */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAX = 15;
const FIXED = ["contract.ts", "handlers.ts", "index.ts", "schema.ts"];
const groups = createRequire(import.meta.url)("../../.dependency-cruiser.groups.cjs").map(([name]) => name);

/** @returns {{ folders: number, problems: string[] }} */
export function lookAtModules(root) {
  const problems = [];
  let folders = 0;
  /** @param {string[]} path below the root */
  const look = (path) => {
    folders++;
    const entries = readdirSync(join(root, ...path), { withFileTypes: true }).filter(
      ({ name }) => !/\.test\.tsx?$/.test(name),
    );
    const at = ["lib/modules", ...path].join("/");
    if (path.length > 0 && entries.length > MAX)
      problems.push(
        `${at} has ${entries.length} entries, ${MAX} at most: put those that belong together into a folder`,
      );
    if (path.length === 1 && !groups.includes(path[0]))
      problems.push(`${at} is not in the list of groups, .dependency-cruiser.groups.cjs`);
    for (const entry of entries) {
      if (entry.isDirectory()) look([...path, entry.name]);
      else if (path.length < 2 && entry.name !== "README.md")
        problems.push(`${at}/${entry.name} stands in no module`);
      else if (path.length > 2 && FIXED.includes(entry.name) && entry.name !== "index.ts")
        problems.push(`${at}/${entry.name} belongs at the top of its module`);
    }
  };
  look([]);
  return { folders, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { folders, problems } = lookAtModules(fileURLToPath(new URL("../../lib/modules", import.meta.url)));
  for (const problem of problems) console.error(problem);
  console.log(`${folders} folders of modules looked at, ${problems.length} problems`);
  if (problems.length > 0 || folders < 2) process.exitCode = 1;
}
