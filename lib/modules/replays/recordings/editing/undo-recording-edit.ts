import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, stateConflict } from "@/lib/operation/problem";
import type { recordingsContract } from "../contract";
import { lockRecording } from "../find-recording";
import { applyEdits } from "./apply-edits";
import { comparisonOf } from "./comparison-of";
import { lineOf, readEditable, requireOver } from "./editable";

/** Takes back one edit, whichever were made after it. */
export async function undoRecordingEdit(
  ctx: Ctx,
  { slug, recording_id, edit_id }: InputOf<typeof recordingsContract.undoRecordingEdit>,
): Promise<OutputOf<typeof recordingsContract.undoRecordingEdit>> {
  const found = await lockRecording(ctx, slug, recording_id);
  requireOver(found.row);
  const editable = await readEditable(ctx, found);
  const { show, rows, row } = editable;
  const edit = rows.find(({ id }) => id === edit_id);
  if (!edit) throw notFound();
  if (edit.undoneAt) throw stateConflict("undone", "This edit has already been undone.");
  const { type, name } = ctx.principal.actor;
  const undone = await ctx.db.recordingEdit.update({
    where: { id: edit.id },
    data: {
      ...{ undoneVersion: row.version + 1, undoneAt: ctx.realNow },
      ...{ undoneActorType: type, undoneActorName: name },
    },
  });
  const all = rows.map((one) => (one.id === edit.id ? undone : one));
  const before = lineOf(show, rows);
  const comparison = ctx.dryRun ? await comparisonOf(editable, edit, before) : null;
  return { ...(await applyEdits(ctx, editable, { id: edit.id, before, rows: all })), comparison };
}
