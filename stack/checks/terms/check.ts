import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../paths";
import { findTerms, type TermHit } from "./find-terms";
import { holdsSpeech, isForeign, NOT_YET } from "./places";

const CHECKED = /\.(?:tsx?|mjs|md|sh|prisma)$/;

/**
 * Prints each term that the product doesn't use, with what to write instead; exits with 1 if there are any.
 */
function main(): number {
  const files = trackedFiles().filter((path) => CHECKED.test(path) && !isForeign(path));
  const allowed = new Set<(typeof NOT_YET)[number]>();
  let count = 0;
  for (const path of files)
    for (const hit of hitsOf(path)) {
      const waiting = NOT_YET.find((one) => path.startsWith(one.path) && one.in === hit.in);
      if (waiting) allowed.add(waiting);
      else {
        count += 1;
        console.log(`${path}:${hit.line}: write ${hit.instead} instead of "${hit.found}"`);
      }
    }
  for (const entry of NOT_YET.filter((one) => !allowed.has(one))) {
    count += 1;
    console.log(
      `stack/checks/terms/places.ts: ${entry.path} (${entry.in}) is clean. Remove it from NOT_YET.`,
    );
  }
  console.log(`Checked terms in ${files.length} files: ${count} ${count === 1 ? "problem" : "problems"}.`);
  return count === 0 ? 0 : 1;
}

function trackedFiles(): string[] {
  const options = { cwd: projectRoot, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], options)
    .split("\n")
    .filter(Boolean);
}

function hitsOf(path: string): TermHit[] {
  const hits = findTerms(path, readIfThere(path));
  return holdsSpeech(path) ? hits.filter((hit) => hit.in === "comment") : hits;
}

/** Deleted files stay in the index until the deletion is staged. */
function readIfThere(path: string): string {
  try {
    return readFileSync(join(projectRoot, path), "utf8");
  } catch {
    return "";
  }
}

process.exitCode = main();
