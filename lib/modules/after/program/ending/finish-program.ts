import { asSystem } from "@/lib/operation/as-system";
import type { ProgramLine } from "@/lib/program";
import { readEntries } from "../rows/entry-rows";
import { lockProgram, type ProgramAt } from "../rows/program-at";
import { publish } from "./publish";
import { readQuietSpeakers } from "./quiet-speakers";

/** All pieces are there: the recording is ready. Does nothing if it has changed since. */
export async function finishProgram(at: ProgramAt, line: ProgramLine): Promise<void> {
  const quiet = await readQuietSpeakers(at.id, await readEntries(at));
  await asSystem("recordings.ready", at, async (ctx) => {
    if (await lockProgram(at)) await publish(ctx, at, { version: at.version, line, quiet });
  });
}
