import type { Recording } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { clipPath } from "../address/playback-path";
import { downloadUrl } from "../address/playback-urls";
import { GIVEN_CLIPS } from "../rows/given-clips-sql";

interface Row extends Record<string, unknown> {
  recordingId: string;
  number: number;
  segmentNumber: number;
  /** As ordered; null if it has the segment's. */
  ownTitle: string | null;
  frames: number;
  sizeBytes: number;
  hasThumbnail: boolean;
  isWithheld: boolean;
}

/** A clip that is given out with its recording. Without addresses while it's withheld. */
export interface GivenClip
  extends Pick<Row, "recordingId" | "number" | "segmentNumber" | "ownTitle" | "frames" | "sizeBytes"> {
  mp4Url: string | null;
  thumbnailUrl: string | null;
}

const FIND = `
SELECT c.recording_id AS "recordingId", c.number, c.segment_number AS "segmentNumber",
  NULLIF(c.options->>'title', '') AS "ownTitle", COALESCE(c.frames, 0) AS frames, f.size_bytes::float8 AS "sizeBytes",
  c.thumbnail_file_id IS NOT NULL AS "hasThumbnail", edited.is_withheld AS "isWithheld"
FROM ${GIVEN_CLIPS} JOIN file f ON f.id = c.mp4_file_id AND f.state = 'stored'
WHERE c.recording_id = ANY ($1::text[]) ORDER BY c.number DESC`;

/** Returns the clips of these recordings, the newest first. */
export async function givenClips(
  ctx: Pick<Ctx, "sql">,
  recordings: readonly Pick<Recording, "id" | "publicToken">[],
): Promise<GivenClip[]> {
  const known = new Map(recordings.map((recording) => [recording.id, recording]));
  const rows = await ctx.sql<Row>("recording_clips", FIND, [[...known.keys()]]);
  return rows.map(({ hasThumbnail, isWithheld, ...row }) => {
    const recording = isWithheld ? undefined : known.get(row.recordingId);
    const urlOf = (file: "mp4" | "jpg") => recording && downloadUrl(recording, clipPath(row.number, file));
    return { ...row, mp4Url: urlOf("mp4") ?? null, thumbnailUrl: (hasThumbnail && urlOf("jpg")) || null };
  });
}
