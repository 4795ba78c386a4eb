import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hopsFrom, importGraph } from "./import-graph.ts";

/** Files that start other programs, or that test or change the database connection itself. */
const OWN_PROCESS =
  /^(?:lib\/platform\/database\/.+\.test\.ts|lib\/server\/process\/tracing\.test\.ts|stack\/|lib\/providers\/|test\/(?:rig|support\/room))/;
const DATABASE = "lib/platform/database/";

/** What a test file may leave behind in its process. */
const LEAVES_TRACES =
  /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers|resetModules)|process\.(?:env|on|chdir)|globalThis/;

export interface TestGroups {
  /** They use no database. */
  plain: string[];
  /** They use a database, and can share a process with others that do. */
  shared: string[];
}

/**
 * Groups the test files that can share a process because they start no programs and leave no traces. All others
 * get their own. Paths are relative to the root. Loading the product takes two seconds, longer than most files
 * run.
 */
export async function testGroups(root: string): Promise<TestGroups> {
  const graph = await importGraph(root);
  const { tests } = graph;
  const all = [...graph.importers.keys(), ...tests];
  const thatLoad = (which: (file: string) => boolean) => hopsFrom(graph, all.filter(which));
  const own = thatLoad((file) => OWN_PROCESS.test(file));
  const withDatabase = thatLoad((file) => file.startsWith(DATABASE));
  const groups: TestGroups = { plain: [], shared: [] };
  for (const test of tests) {
    const source = readFileSync(join(root, test), "utf8");
    if (LEAVES_TRACES.test(source)) continue;
    if (withDatabase.has(test)) {
      if (!OWN_PROCESS.test(test)) groups.shared.push(test);
    } else if (!own.has(test)) groups.plain.push(test);
  }
  return groups;
}
