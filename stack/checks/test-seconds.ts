import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { projectRoot } from "../paths";

const kept = join(projectRoot, ".cache/test-seconds.json");

/** Loading a file and copying its database, which the report doesn't count. */
const LOADING_SECONDS = 1;

export function readTestSeconds(): (test: string) => number {
  const known = read();
  return (test) => known[test] ?? guess(test);
}

/** Suites over all operations are in `test/`; the others each test one thing. */
const guess = (test: string): number => (test.startsWith("test/") ? 60 : 4);

export function keepTestSeconds(results: { name: string; startTime: number; endTime: number }[]): void {
  const known = read();
  for (const { name, startTime, endTime } of results)
    known[relative(projectRoot, name)] = LOADING_SECONDS + (endTime - startTime) / 1_000;
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(known));
}

function read(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(kept, "utf8")) as Record<string, number>;
  } catch {
    return {};
  }
}
