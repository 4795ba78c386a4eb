import { asSystem } from "@/lib/operation/as-system";
import type { ProgramLine } from "@/lib/program";
import type { Entry } from "../planning/entries";
import { insertEntries } from "../rows/entry-rows";
import { lockProgram, type ProgramAt } from "../rows/program-at";
import { publish } from "./publish";
import { readQuietSpeakers } from "./quiet-speakers";

/**
 * Replaces a program that is ready by a better one, under the next version, or by the edited one, under the version that the
 * edit began. Does nothing if it has changed since.
 */
export async function replaceProgram(
  at: ProgramAt,
  entries: readonly Entry[],
  line: ProgramLine,
): Promise<void> {
  const quiet = await readQuietSpeakers(at.id, entries);
  await asSystem("recordings.refresh", at, async (ctx) => {
    if (!(await lockProgram(at))) return;
    const version = at.programVersion === at.version ? at.version + 1 : at.version;
    await insertEntries({ id: at.id, version }, entries);
    await publish(ctx, at, { version, line, quiet });
  });
}
