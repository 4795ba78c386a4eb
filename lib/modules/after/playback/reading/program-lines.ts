import type { Recording } from "@/lib/generated/prisma/client";
import { msOfFrame, type ProgramLine } from "@/lib/program";
import { readShow } from "../rows/read-show";

/** When programs play what of their shows, by the recording's id. */
export type ProgramLines = ReadonlyMap<string, ProgramLine>;

/** Reads when the programs of these recordings play what. Of the versions that are played. */
export async function programLines(rows: readonly Pick<Recording, "id">[]): Promise<ProgramLines> {
  const lines = new Map<string, ProgramLine>();
  for (const { id } of rows) {
    const read = await readShow(id);
    if (read) lines.set(id, read.line);
  }
  return lines;
}

/** Whether a program isn't complete: its length and its chapters aren't stored yet, or are those of an earlier one. */
export const isGrowing = ({ state }: Pick<Recording, "state">): boolean =>
  state === "live" || state === "processing";

type Length = Pick<Recording, "state" | "durationMs" | "composedMs">;

/** Returns a program's length in milliseconds. While it grows, with what isn't composed yet, and without pauses. */
export function programMs(row: Length, line: ProgramLine | undefined): number {
  const { durationMs, composedMs } = row;
  if (durationMs !== null && !isGrowing(row)) return durationMs;
  return Math.max(line ? Math.round(msOfFrame(line.frames)) : 0, composedMs);
}
