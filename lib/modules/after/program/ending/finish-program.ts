import { asSystem } from "@/lib/operation/as-system";
import type { ProgramLine } from "@/lib/program";
import { lockProgram, type ProgramAt } from "../rows/program-at";
import { publish } from "./publish";

/** All pieces are there: the recording is ready. Does nothing if it has changed since. */
export async function finishProgram(at: ProgramAt, line: ProgramLine): Promise<void> {
  await asSystem("recordings.ready", at, async (ctx) => {
    if (await lockProgram(at)) await publish(ctx, at, at.version, line);
  });
}
