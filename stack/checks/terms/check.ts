import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../paths";
import { findTerms, type TermHit } from "./find-terms";
import { holdsSpeech, isForeign } from "./places";

const CHECKED = /\.(?:tsx?|mjs|cjs|md|sh|prisma)$/;

/**
 * Prints each term that the product doesn't use, with what to write instead; exits with 1 if there are any.
 */
function main(): number {
  const files = trackedFiles().filter((path) => CHECKED.test(path) && !isForeign(path));
  const problems = files.flatMap((path) =>
    hitsOf(path).map((hit) => `${path}:${hit.line}: write ${hit.instead} instead of "${hit.found}"`),
  );
  for (const problem of problems) console.log(problem);
  const count = problems.length;
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
