import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import { personOf } from "@/lib/stage/room-identity";
import type { recordingsContract } from "../contract";
import { lockRecording } from "../find-recording";
import type { RecordingRow, TrackRow } from "../recording-row";
import { erasePart, type Part } from "./erase-part";
import { eraseRecording } from "./erase-recording";
import { isKnown } from "./is-known";

type Input = InputOf<typeof recordingsContract.deleteRecording>;

/**
 * Deletes a recording, or what it has of one person or track. The program is composed
 * again without them. Files are removed after the commit.
 */
export async function deleteRecording(
  ctx: Ctx,
  { slug, recording_id, ...input }: Input,
): Promise<OutputOf<typeof recordingsContract.deleteRecording>> {
  if (input.person_id && input.track_id) throw invalid({ track_id: "not_allowed" });
  const { event, row } = await lockRecording(ctx, slug, recording_id);
  expectVersion(ctx, row.version);
  const deleted = input.track_id ? "track" : input.person_id ? "person" : "recording";
  if (deleted === "recording" && row.state === "live")
    throw stateConflict("live", "The show is on air. End it first, or delete only a person or a track.");
  const left = row.tracks.filter(({ erasedAt }) => erasedAt === null);
  const part = input.person_id
    ? await partOfPerson(ctx, event, row, personOf(input.person_id))
    : input.track_id
      ? partOfTrack(left, input.track_id)
      : null;
  const removed = part ? await erasePart(ctx, row, part) : await eraseRecording(ctx, row.id);
  const version = row.version + 1;
  await ctx.db.recording.update({
    where: { id: row.id },
    data: { version, updatedAt: ctx.realNow, ...(deleted === "recording" ? { deletedAt: ctx.realNow } : {}) },
  });
  ctx.meta.version = version;
  const receipt: OutputOf<typeof recordingsContract.deleteRecording> = {
    recording_id: row.id,
    deleted,
    tracks: (part?.tracks ?? left).map(({ id }) => id),
    edits: [],
    ...removed,
  };
  ctx.record({ subjectType: "recording", subjectId: row.id, after: receipt });
  return receipt;
}

/** @throws `not_found` for someone who isn't in the recording, or not any more */
async function partOfPerson(ctx: Ctx, event: Event, row: RecordingRow, personId: string): Promise<Part> {
  const key = { recordingId_personId: { recordingId: row.id, personId } };
  const isErased = (await ctx.db.recordingErasure.findUnique({ where: key })) !== null;
  if (isErased || !(await isKnown(ctx, event, row, personId))) throw invalid({ person_id: "not_found" });
  const tracks = row.tracks.filter((track) => track.personId === personId && track.erasedAt === null);
  return { personId, tracks, isPerson: true, isLast: true, isHeard: true };
}

function partOfTrack(left: readonly TrackRow[], trackId: string): Part {
  const track = left.find(({ id }) => id === trackId);
  if (!track) throw invalid({ track_id: "not_found" });
  const { personId, kind } = track;
  const isLast = !left.some((other) => other.personId === personId && other.id !== trackId);
  return {
    ...{ personId, tracks: [track], isPerson: false, isLast },
    isHeard: isLast || ["microphone", "announcer"].includes(kind),
  };
}
