import { FRAME_RATE } from "@/lib/composition/grid";
import type { Recording } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { clipPath } from "../address/playback-path";
import { downloadUrl } from "../address/playback-urls";
import { GIVEN_CLIPS } from "../rows/given-clips";
import type { RecordingClipWire } from "../schema";

interface ClipRow extends Record<string, unknown> {
  recordingId: string;
  number: number;
  title: string;
  frames: number;
  sizeBytes: number;
  hasThumbnail: boolean;
  isWithheld: boolean;
}

const FIND = `
SELECT c.recording_id AS "recordingId", c.number, COALESCE(NULLIF(c.options->>'title', ''), s.title) AS title,
  COALESCE(c.frames, 0) AS frames, f.size_bytes::float8 AS "sizeBytes",
  c.thumbnail_file_id IS NOT NULL AS "hasThumbnail", edited.is_withheld AS "isWithheld"
FROM ${GIVEN_CLIPS} JOIN file f ON f.id = c.mp4_file_id AND f.state = 'stored'
WHERE c.recording_id = ANY ($1::text[]) ORDER BY c.number DESC`;

type Addressed = Pick<Recording, "id" | "publicToken">;

/** Reads the clips of these recordings, and returns a function that presents each one's. */
export async function clipPresenter(
  ctx: Pick<Ctx, "sql">,
  rows: readonly Addressed[],
): Promise<(row: Addressed) => RecordingClipWire[]> {
  const found = await ctx.sql<ClipRow>("recording_clips", FIND, [rows.map(({ id }) => id)]);
  const clips = Map.groupBy(found, ({ recordingId }) => recordingId);
  return (row) => (clips.get(row.id) ?? []).map((clip) => presentClip(row, clip));
}

const presentClip = (
  row: Addressed,
  { number, title, frames, sizeBytes, hasThumbnail, isWithheld }: ClipRow,
): RecordingClipWire => ({
  ...{ clip_id: number, title, duration_sec: Math.round((frames * 1_000) / FRAME_RATE) / 1_000 },
  size_bytes: sizeBytes,
  mp4_url: isWithheld ? null : downloadUrl(row, clipPath(number, "mp4")),
  thumbnail_url: isWithheld || !hasThumbnail ? null : downloadUrl(row, clipPath(number, "jpg")),
});
