import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { recordingsContract } from "../contract";
import { findRecording } from "../find-recording";
import { lineOf, readEditable } from "./editable";
import { presentEdit, presentVersion } from "./present-edit";

export async function listRecordingEdits(
  ctx: Ctx,
  { slug, recording_id }: InputOf<typeof recordingsContract.listRecordingEdits>,
): Promise<OutputOf<typeof recordingsContract.listRecordingEdits>> {
  const editable = await readEditable(ctx, await findRecording(ctx, slug, recording_id));
  const { show, rows } = editable;
  const line = lineOf(show, rows);
  return {
    ...presentVersion(editable, line),
    edits: rows.map((edit) => presentEdit(edit, editable, line)),
  };
}
