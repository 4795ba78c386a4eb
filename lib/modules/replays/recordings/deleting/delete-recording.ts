import { eraseCorrections } from "@/lib/modules/after/transcripts";
import { eraseCalls } from "@/lib/modules/calls/calls";
import { eraseContent } from "@/lib/modules/made/content";
import { withdrawErased } from "@/lib/modules/made/distribution";
import { eraseMoments } from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import { personOf } from "@/lib/stage/room-identity";
import type { recordingsContract } from "../contract";
import { lockRecording } from "../find-recording";
import type { RecordingRow, TrackRow } from "../recording-row";
import { dropEdits } from "./drop-edits";
import { erasePeople } from "./erase-program";
import { type ErasedWithWhatIsMade, eraseRecording } from "./erase-recording";
import { eraseTracks } from "./erase-tracks";

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
  const { row } = await lockRecording(ctx, slug, recording_id);
  expectVersion(ctx, row.version);
  const deleted = input.track_id ? "track" : input.person_id ? "person" : "recording";
  if (deleted === "recording" && row.state === "live")
    throw stateConflict("live", "The show is on air. End it first, or delete a person's part.");
  const tracks = chosenTracks(row, input);
  const removed =
    deleted === "recording" ? await eraseRecording(ctx, row.id) : await erasePart(ctx, row, tracks);
  const version = row.version + 1;
  await ctx.db.recording.update({
    where: { id: row.id },
    data: { version, updatedAt: ctx.realNow, ...(deleted === "recording" ? { deletedAt: ctx.realNow } : {}) },
  });
  ctx.meta.version = version;
  const receipt: OutputOf<typeof recordingsContract.deleteRecording> = {
    recording_id: row.id,
    deleted,
    tracks: tracks.map(({ id }) => id),
    edits: [],
    ...removed,
  };
  ctx.record({ subjectType: "recording", subjectId: row.id, after: receipt });
  return receipt;
}

/** Erases these tracks, what was said in them, and what was made from them. */
async function erasePart(
  ctx: Ctx,
  row: RecordingRow,
  tracks: readonly TrackRow[],
): Promise<ErasedWithWhatIsMade & { edits: string[] }> {
  const captured = await eraseTracks(
    ctx,
    tracks.map(({ id }) => id),
  );
  const heard = heardIn(tracks);
  await eraseCorrections(ctx, { id: row.id }, heard);
  await eraseMoments(ctx, { id: row.id }, heard);
  const content = await eraseContent(ctx, { id: row.id }, heard);
  await eraseCalls(ctx, { id: row.id }, heard);
  const program = await erasePeople(
    ctx,
    row,
    tracks.map(({ personId }) => personId),
  );
  return {
    files: captured.files + program.files,
    size_bytes: captured.size_bytes + program.size_bytes,
    ...{ clips: program.clips, content },
    distribution: await withdrawErased(ctx, row.id, content),
    edits: await dropEdits(ctx, row, tracks),
  };
}

function chosenTracks(
  { tracks }: RecordingRow,
  { person_id, track_id }: Omit<Input, "slug" | "recording_id">,
): TrackRow[] {
  const left = tracks.filter(({ erasedAt }) => erasedAt === null);
  if (track_id)
    return orRefuse(
      left.filter(({ id }) => id === track_id),
      "track_id",
    );
  if (person_id)
    return orRefuse(
      left.filter(({ personId }) => personId === personOf(person_id)),
      "person_id",
    );
  return left;
}

/** Whose words the tracks have. */
const heardIn = (tracks: readonly TrackRow[]): string[] =>
  tracks.filter(({ kind }) => ["microphone", "announcer"].includes(kind)).map(({ personId }) => personId);

function orRefuse(tracks: TrackRow[], field: string): TrackRow[] {
  if (tracks.length === 0) throw invalid({ [field]: "not_found" });
  return tracks;
}
