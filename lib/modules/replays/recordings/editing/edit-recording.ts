import { Prisma } from "@/lib/generated/prisma/client";
import { toProgramEdits } from "@/lib/modules/after/program-edits";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { FRAME_RATE, type ProgramLine, type RecordedShow } from "@/lib/program";
import type { recordingsContract } from "../contract";
import { lockRecording } from "../find-recording";
import { applyEdits } from "./apply-edits";
import type { EditRequest } from "./edit-schema";
import { counting, lineOf, readEditable, requireOver, toStored } from "./editable";
import { editOf } from "./kinds/edit-of";

/** More than a recording of hours needs, and few enough to plan with. */
const MOST = 1_000;

/** The field that says how much is taken out. */
function fieldOf(asked: EditRequest): string {
  if (asked.kind === "trim") return asked.start_sec === undefined ? "end_sec" : "start_sec";
  if (asked.kind === "shorten_silences") return "keep_sec";
  if (asked.kind === "drop" && asked.places !== undefined) return "places";
  return "segment_id" in asked && asked.segment_id !== undefined ? "segment_id" : "from_sec";
}

/** How many frames of the show a program has. An intro can be undone, and must not leave nothing. */
function ownFrames({ sessions }: RecordedShow, { stretches }: ProgramLine): number {
  const own = new Set(sessions.map(({ id }) => id));
  return stretches.reduce((sum, { sessionId, from, to }) => sum + (own.has(sessionId) ? to - from : 0), 0);
}

/** Edits a recording's program after the show. */
export async function editRecording(
  ctx: Ctx,
  { slug, recording_id, ...asked }: InputOf<typeof recordingsContract.editRecording>,
): Promise<OutputOf<typeof recordingsContract.editRecording>> {
  const found = await lockRecording(ctx, slug, recording_id);
  const { row } = found;
  expectVersion(ctx, row.version);
  requireOver(row);
  const editable = await readEditable(ctx, found);
  const { show, rows } = editable;
  if (rows.length >= MOST) throw invalid({ kind: "too_many" }, `A recording has up to ${MOST} edits.`);
  const before = lineOf(show, rows);
  const edits = toProgramEdits(counting(rows).map(toStored));
  const { kind, personId, ranges, details } = await editOf(asked, { row, show, line: before, edits }, ctx);
  const { type, name } = ctx.principal.actor;
  const edit = await ctx.db.recordingEdit.create({
    data: {
      ...{
        id: ctx.newId("edt"),
        recordingId: row.id,
        number: (rows.at(-1)?.number ?? 0) + 1,
        kind,
        personId,
      },
      ranges: ranges === null ? Prisma.DbNull : ranges.map((range) => ({ ...range })),
      details: details === null ? Prisma.DbNull : (details as Prisma.InputJsonObject),
      ...{ version: row.version + 1, actorType: type, actorName: name, createdAt: ctx.realNow },
    },
  });
  const all = [...rows, edit];
  if (ownFrames(show, lineOf(show, all)) < FRAME_RATE)
    throw invalid({ [fieldOf(asked)]: "not_allowed" }, "At least a second of the show must be left.");
  ctx.meta.version = row.version + 1;
  return applyEdits(ctx, editable, { id: edit.id, before, rows: all });
}
