import { dropReferencesOf } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { convertTask } from "./conversion/convert-task";

/** What refers to the converted file. */
export const uploadSubject = (recordingId: string) => ({ type: "recording_upload", id: recordingId });

const SIZE = `
SELECT count(*)::int AS files, COALESCE(sum(bytes), 0)::float8 AS size_bytes FROM (
  SELECT size_bytes AS bytes FROM recording_upload_part WHERE recording_id = $1 AND state = 'stored'
  UNION ALL SELECT f.size_bytes FROM recording_upload u JOIN file f ON f.id = u.file_id AND f.state = 'stored'
  WHERE u.recording_id = $1
) held`;

interface Erased extends Record<string, unknown> {
  files: number;
  size_bytes: number;
}

/**
 * Deletes the file of a recording from elsewhere, in the caller's transaction, which has locked the recording: its parts become
 * files that nothing needs (trigger `recording_upload_part_removed`), and its conversion ends.
 */
export async function eraseUpload(ctx: Ctx, recordingId: string): Promise<Erased> {
  const [erased] = await ctx.sql<Erased>("recording_upload_size", SIZE, [recordingId]);
  await ctx.db.recordingUploadPart.deleteMany({ where: { recordingId } });
  await dropReferencesOf(ctx, uploadSubject(recordingId));
  await ctx.db.recordingUpload.updateMany({
    where: { recordingId },
    data: { fileId: null, updatedAt: ctx.realNow },
  });
  await withdrawTasks(convertTask, [recordingId]);
  return erased ?? { files: 0, size_bytes: 0 };
}
