import type { Event } from "@/lib/generated/prisma/client";
import { readShow } from "@/lib/modules/after/playback";
import { type StoredEdit, toProgramEdits } from "@/lib/modules/after/program-edits";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound, stateConflict } from "@/lib/operation/problem";
import type { ProgramLine, RecordedShow } from "@/lib/program";
import { programLine } from "@/lib/program";
import type { RecordingRow } from "../recording-row";

/** A row of `recording_edit`. */
export type EditRow = Awaited<ReturnType<Ctx["db"]["recordingEdit"]["findMany"]>>[number];

/** A recording and its edits, as they are now. */
export interface Editable {
  event: Event;
  row: RecordingRow;
  show: RecordedShow;
  /** In order, those that were undone as well. */
  rows: readonly EditRow[];
}

/** Returns what is needed to present or change edits. */
export async function readEditable(
  ctx: Pick<Ctx, "db">,
  { event, row }: Pick<Editable, "event" | "row">,
): Promise<Editable> {
  const read = await readShow(row.id);
  if (!read) throw notFound();
  const rows = await ctx.db.recordingEdit.findMany({
    where: { recordingId: row.id },
    orderBy: { number: "asc" },
  });
  return { event, row, show: read.show, rows };
}

/** Only a program that is complete has a timeline to edit on. */
export function requireOver({ state }: RecordingRow): void {
  if (state === "live") throw stateConflict("live", "The show is on air. Edit its recording after the end.");
  if (state === "failed") throw stateConflict("failed", "This recording has no program to edit.");
}

export const toStored = (row: EditRow): StoredEdit => row as unknown as StoredEdit;

/** Returns the edits that count. */
export const counting = (rows: readonly EditRow[]): EditRow[] =>
  rows.filter(({ undoneAt }) => undoneAt === null);

export const lineOf = (show: RecordedShow, rows: readonly EditRow[]): ProgramLine =>
  programLine(show, toProgramEdits(counting(rows).map(toStored)));
