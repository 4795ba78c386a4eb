import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importGraph } from "./import-graph.ts";

/** Files that use a database or start other programs, which the next test file in the same process would notice. */
const NEEDS_ITS_OWN_PROCESS =
  /^(?:lib\/platform\/database\/|stack\/|lib\/providers\/|test\/(?:rig|support\/room))/;

/** What a test file may leave behind in its process. */
const LEAVES_TRACES =
  /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers|resetModules)|process\.(?:env|on|chdir)|globalThis/;

/**
 * Lists the test files that can share a process: they use no database, start no programs and leave no traces. Paths are
 * relative to the root. Starting a process for each of them takes longer than running it.
 */
export async function plainTests(root: string): Promise<string[]> {
  const { tests, importers } = await importGraph(root);
  const own = importersOf(
    [...importers.keys(), ...tests].filter((file) => NEEDS_ITS_OWN_PROCESS.test(file)),
    importers,
  );
  return tests.filter(
    (test) => !own.has(test) && !LEAVES_TRACES.test(readFileSync(join(root, test), "utf8")),
  );
}

/** Returns the files themselves and every file that imports one of them, directly or through others. */
function importersOf(
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const found = new Set(files);
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  return found;
}
