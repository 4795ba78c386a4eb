import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hopsFrom, importGraph } from "./import-graph.ts";

/**
 * Files that test or change what the whole process has once: its database connection, its tracing, how zod compiles
 * schemas. And what drives browsers in rooms or starts whole installations.
 */
const OWN_PROCESS =
  /^(?:lib\/platform\/database\/.+\.test\.ts|lib\/server\/process\/tracing\.test\.ts|components\/ui\/zod-without-eval\.test\.ts|test\/(?:rig|support\/room))/;
const DATABASE = "lib/platform/database/";

/** What a test file may leave behind in its process. `test/setup/traces.ts` ends fake timers, spies and stubs. */
const LEAVES_TRACES =
  /\bvi\.(?:mock|doMock|resetModules)|process\.(?:on|chdir)\b|process\.env(?:\.\w+|\[[^\]]+\])? = |\(globalThis\b|\brecordDatabaseClock\b|process\.env\.DATABASE_URL|Object\.assign\(process\.env/;

/** Minutes of real media and models: loading is little of their time, and what else runs in their process disturbs them. */
const REAL_MEDIA = /^lib\/(?:providers|room\/recording|composition\/stills)\//;
const IS_LONG = /\bretry: \d|startRoomServer|describe\.skipIf/;

/** Beside a database: its own timers would never fire, and programs that get its address may outlive their file. */
const NOT_BESIDE_DATABASE = /\bvi\.useFakeTimers|process\.env\b/;
/** Their tests may change what every connection of the process uses, such as certificates. */
const CONNECTORS = /^(?:stack|lib\/providers)\//;

export interface TestGroups {
  /** They use no database. */
  plain: string[];
  /** They use a database, and can share a process with others that do. */
  shared: string[];
}

/**
 * Groups the test files that can share a process because they leave no traces in it. All others get their own.
 * Paths are relative to the root. Loading the product takes two seconds, longer than most files run.
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
    if (LEAVES_TRACES.test(source) || OWN_PROCESS.test(test)) continue;
    if (REAL_MEDIA.test(test) && IS_LONG.test(source)) continue;
    if (withDatabase.has(test)) {
      if (!NOT_BESIDE_DATABASE.test(source) && !CONNECTORS.test(test)) groups.shared.push(test);
    } else if (!own.has(test)) groups.plain.push(test);
  }
  return groups;
}
