import type { Ctx } from "@/lib/operation/ctx";
import { makeCursor, readCursor } from "@/lib/operation/cursor";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { recordingsContract } from "../contract";
import { findRecording } from "../find-recording";
import { lineOf, readEditable } from "./editable";
import { playingOf } from "./playing-of";
import { presentEdit, presentVersion } from "./present-edit";

export async function listRecordingEdits(
  ctx: Ctx,
  { slug, recording_id, limit, cursor, order }: InputOf<typeof recordingsContract.listRecordingEdits>,
): Promise<OutputOf<typeof recordingsContract.listRecordingEdits>> {
  const editable = await readEditable(ctx, await findRecording(ctx, slug, recording_id));
  const { show, rows, row } = editable;
  const filters = { recording: row.id, order };
  const position = readCursor(ctx, filters, cursor);
  const line = lineOf(show, rows);
  const inOrder = order === "asc" ? rows : rows.toReversed();
  const after = Number(position?.value ?? 0);
  const left = position
    ? inOrder.filter(({ number }) => (order === "asc" ? number > after : number < after))
    : inOrder;
  const page = left.slice(0, limit);
  const last = left.length > limit ? page.at(-1) : undefined;
  ctx.meta.nextCursor = last ? makeCursor(ctx, filters, { value: last.number, id: last.id }) : null;
  return {
    ...presentVersion(editable, line),
    edits: page.map((edit) => presentEdit(edit, editable, line)),
    playing: playingOf(editable, line),
  };
}
