import { db, sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { convertTask } from "./convert-task";

export interface ConvertedUpload {
  recordingId: string;
  workspaceId: string;
  environment: Environment;
  plan: string;
  contentType: string;
  sizeBytes: number;
  sha256: string | null;
}

const BEGIN = `
UPDATE recording_upload u SET progress = 0, updated_at = now() FROM recording r
WHERE u.recording_id = $1 AND r.id = u.recording_id AND r.state = 'converting' AND r.deleted_at IS NULL
RETURNING 1`;

/** Undefined if it was deleted, or is finished. */
export async function beginConversion(id: string): Promise<ConvertedUpload | undefined> {
  const [row] = await sql("recording_upload_begin", BEGIN, [id]);
  if (!row) {
    await withdrawTasks(convertTask, [id]);
    return undefined;
  }
  const upload = await db().recordingUpload.findUniqueOrThrow({
    where: { recordingId: id },
    include: { recording: true },
  });
  const { workspaceId, environment } = upload.recording;
  const { plan } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  return {
    ...{ recordingId: id, workspaceId, environment, plan },
    ...{ contentType: upload.contentType, sizeBytes: Number(upload.sizeBytes), sha256: upload.sha256 },
  };
}
