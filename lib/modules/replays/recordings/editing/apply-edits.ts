import { toProgramEdits } from "@/lib/modules/after/program-edits";
import { requestProgram, requestProgramAgain } from "@/lib/modules/after/program-requests";
import type { Ctx } from "@/lib/operation/ctx";
import { madeAgain, type ProgramLine } from "@/lib/program";
import { eraseFiles } from "../deleting/erase-program";
import type { EditedRecording } from "./edit-schema";
import { counting, type Editable, type EditRow, lineOf, toStored } from "./editable";
import { madePieces } from "./made-pieces";
import { presentEdit, presentVersion, secondsOf } from "./present-edit";
import { staleWithEdit } from "./stale-with-edit";

interface Change {
  /** The edit that was made or undone. */
  id: string;
  before: ProgramLine;
  /** All edits, after. */
  rows: readonly EditRow[];
}

/**
 * Begins the version with other edits, in the caller's transaction, which has locked the recording and written the edit. The
 * previous one is played until that is composed, without what was edited out. MP4 and thumbnail show the whole program, so
 * they go at once.
 */
export async function applyEdits(
  ctx: Ctx,
  editable: Editable,
  { id, before, rows }: Change,
): Promise<EditedRecording> {
  const { show } = editable;
  const row = { ...editable.row, version: editable.row.version + 1 };
  await eraseFiles(ctx, row.id);
  await ctx.db.recording.update({
    where: { id: row.id },
    data: {
      ...{ version: row.version, updatedAt: ctx.realNow },
      ...{ piecesToMake: null, piecesLeft: null },
      ...{ mp4State: "pending", mp4FileId: null, mp4Rendition: null, thumbnailFileId: null },
    },
  });
  await (row.state === "ready" ? requestProgramAgain(row.id) : requestProgram(row.id));
  const edit = rows.find((one) => one.id === id);
  if (!edit) throw new Error("The edit isn't one of the recording's.");
  const after = lineOf(show, rows);
  const earlier = counting(editable.rows);
  const edits = toProgramEdits(counting(rows).map(toStored));
  const answer = {
    ...presentVersion({ row }, after),
    edit: presentEdit(edit, { show }, after),
    comparison: null,
    change: {
      before_sec: secondsOf(before.frames),
      after_sec: secondsOf(after.frames),
      made_again: madeAgain(after.stretches, edits, await madePieces(ctx, row.id, editable.rows)),
      stale: await staleWithEdit(ctx, editable.row, {
        before: toProgramEdits(earlier.map(toStored)),
        lastEdited: Math.max(0, ...earlier.map(({ version }) => version)),
        after: edits,
        isUndone: edit.undoneAt !== null,
      }),
    },
  };
  ctx.record({
    ...{ subjectType: "recording", subjectId: row.id },
    before: { version: editable.row.version, duration_sec: answer.change.before_sec },
    after: { version: row.version, duration_sec: answer.duration_sec, edit: answer.edit },
  });
  return answer;
}
