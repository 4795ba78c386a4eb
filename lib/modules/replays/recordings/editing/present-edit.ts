import type { EditDetails } from "@/lib/modules/after/program-edits";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { type MediaRange, msOfFrame, type ProgramLine, programFrameAt } from "@/lib/program";
import type { RecordingWire } from "../schema";
import type { RecordingEditWire } from "./edit-schema";
import { type Editable, type EditRow, toStored } from "./editable";

export const secondsOf = (frame: number): number => Math.round(msOfFrame(frame)) / 1000;

/** Presents the recording's version. */
export const presentVersion = ({ row }: Pick<Editable, "row">, line: ProgramLine) => ({
  recording_id: row.id,
  state: row.state as RecordingWire["state"],
  version: row.version,
  duration_sec: secondsOf(line.frames),
});

/** @param line the program with the edits that count */
export function presentEdit(
  edit: EditRow,
  { show }: Pick<Editable, "show">,
  line: ProgramLine,
): RecordingEditWire {
  const { ranges } = toStored(edit);
  const place = edit.undoneAt === null ? placeOf(ranges, line, sessionsOf(show, line)) : null;
  return {
    ...{ id: edit.id, number: edit.number, kind: toStored(edit).kind, person_id: edit.personId },
    from_sec: place?.from ?? null,
    to_sec: place?.to ?? null,
    details: presentDetails(toStored(edit).details),
    length_sec: ranges && ranges.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0) / 1000,
    created_by: { type: edit.actorType, name: edit.actorName },
    created_at: iso(edit.createdAt),
    undone_by:
      edit.undoneActorType === null ? null : { type: edit.undoneActorType, name: edit.undoneActorName ?? "" },
    undone_at: isoOrNull(edit.undoneAt),
  };
}

/** With the sessions of intro and outro. */
export function sessionsOf({ sessions }: Editable["show"], { stretches }: ProgramLine): string[] {
  const own = sessions.map(({ id }) => id);
  const others = [...new Set(stretches.map(({ sessionId }) => sessionId))].filter((id) => !own.includes(id));
  const isFirst = (id: string) => id === stretches[0]?.sessionId;
  return [...others.filter(isFirst), ...own, ...others.filter((id) => !isFirst(id))];
}

function presentDetails(details: EditDetails | null): RecordingEditWire["details"] {
  if (!details) return null;
  const { layout, people, layer, page, area, words, moreWords = [], video } = details;
  return {
    ...(layout ? { layout } : {}),
    ...(people ? { person_ids: [...people] } : {}),
    ...(layer ? { layer } : {}),
    ...(page ? { slide: page } : {}),
    ...(area ? { area } : {}),
    ...(video ? { video_id: video.videoId } : {}),
    ...(words ? { segment_id: words.segmentId, words: countOf([words, ...moreWords]) } : {}),
  };
}

/** A cut that a pause divides names its words in both ranges. */
function countOf(words: readonly NonNullable<EditDetails["words"]>[]): number {
  const places = new Map(words.map((one) => [`${one.segmentId} ${one.first} ${one.last}`, one]));
  return [...places.values()].reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

function placeOf(
  ranges: readonly MediaRange[] | null,
  { stretches, frames }: ProgramLine,
  sessions: readonly string[],
): { from: number; to: number } {
  const [first, last] = [ranges?.at(0), ranges?.at(-1)];
  if (!first || !last) return { from: 0, to: secondsOf(frames) };
  const at = ({ sessionId }: MediaRange, ms: number) =>
    secondsOf(programFrameAt(stretches, sessions, { sessionId, ms }));
  return { from: at(first, first.fromMs), to: at(last, last.toMs) };
}
