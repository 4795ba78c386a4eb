import { sql } from "@/lib/platform/database/db";
import { FILES_PATH } from "@/lib/providers/storage";

/** The file that the program of a recording from elsewhere is made of. */
export interface UploadedFile {
  /** Its address within programs. Nothing is served there. */
  src: string;
  lengthMs: number;
}

const FOLDER = "recordings";
const KEY = new RegExp(`^${FOLDER}/(rec_[0-9a-z]+)$`);

/** SQL: the file of recording `r`, as `UploadedFile`; null if it's of a show, or isn't converted yet. */
export const UPLOADED_FILE = `(
  SELECT json_build_object('src', '${FILES_PATH}/${FOLDER}/' || u.recording_id, 'lengthMs', u.duration_ms)
  FROM recording_upload u WHERE u.recording_id = r.id AND u.file_id IS NOT NULL AND u.duration_ms IS NOT NULL)`;

/** How media of programs are asked for. */
export const uploadedKey = (recordingId: string): string => `${FOLDER}/${recordingId}`;

export const isUploadedKey = (key: string): boolean => KEY.test(key);

/** Returns the file of a key, while its recording exists. */
export async function findUploadedFile(key: string): Promise<{ key: string } | undefined> {
  const [, recordingId] = KEY.exec(key) ?? [];
  if (recordingId === undefined) return undefined;
  const [row] = await sql<{ key: string }>(
    "uploaded_file_find",
    `SELECT f.key FROM recording_upload u JOIN recording r ON r.id = u.recording_id AND r.deleted_at IS NULL
     JOIN file f ON f.id = u.file_id AND f.state = 'stored' WHERE u.recording_id = $1`,
    [recordingId],
  );
  return row;
}
