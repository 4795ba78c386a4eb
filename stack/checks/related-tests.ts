import { basename, dirname } from "node:path";
import { hopsFrom, type ImportGraph } from "./import-graph";

/** Every test needs these, though none imports them. */
const neededByAll = /^(prisma\/|test\/setup\/|vitest\.config\.ts$|tsconfig\.json$|package(-lock)?\.json$)/;
const FARTHEST = 1_000;

export interface RelatedTests {
  /** Distance from a changed file, by test file: 0 is changed itself, 1 imports one, and so on. */
  distances: Map<string, number>;
  /** Changed files that every test needs. */
  neededByAll: string[];
}

/**
 * Returns the tests that depend on changed files: through imports, by being in the same folder, or by naming
 * a file that isn't a module, such as a documentation page or a shell script.
 */
export function relatedTests(
  graph: ImportGraph,
  changed: string[],
  textOf: (test: string) => string,
): RelatedTests {
  const distances = new Map<string, number>();
  const tests = new Set(graph.tests);
  const note = (test: string, distance: number): void => {
    if (distance < (distances.get(test) ?? Number.POSITIVE_INFINITY)) distances.set(test, distance);
  };
  for (const [file, distance] of hopsFrom(graph, changed)) if (tests.has(file)) note(file, distance);
  for (const file of changed) {
    const folder = dirname(file);
    const name = /\.tsx?$/.test(file) ? file : basename(file);
    const imported = graph.importers.has(file);
    for (const test of tests) {
      if (folder !== "." && dirname(test) === folder) note(test, 1);
      if (!imported && textOf(test).includes(name)) note(test, 1);
      if (neededByAll.test(file)) note(test, FARTHEST);
    }
  }
  return { distances, neededByAll: changed.filter((file) => neededByAll.test(file)) };
}

/** Takes as many as fit, the nearest first and then the fastest; returns the rest as left over. */
export function withinBudget(
  distances: Map<string, number>,
  secondsOf: (test: string) => number,
  budgetSeconds: number,
): { run: string[]; left: string[] } {
  const ranked = [...distances].sort(
    ([a, near], [b, far]) => near - far || secondsOf(a) - secondsOf(b) || a.localeCompare(b),
  );
  const run: string[] = [];
  const left: string[] = [];
  let remaining = budgetSeconds;
  for (const [test] of ranked) {
    const seconds = secondsOf(test);
    if (seconds > remaining) left.push(test);
    else {
      remaining -= seconds;
      run.push(test);
    }
  }
  return { run, left };
}
