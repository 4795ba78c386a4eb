import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";

/** A recording's program, as it was when work on it began. */
export interface ProgramAt {
  id: string;
  source: "show" | "upload";
  eventId: string;
  workspaceId: string;
  environment: Environment;
  state: "live" | "processing" | "ready" | "failed";
  version: number;
  /** Whose entries are played; null if there are none. */
  programVersion: number | null;
  composedMs: number;
  /** Whether something was edited since that version. */
  hasNewEdits: boolean;
  /** For which version a larger picture was made or left out. */
  enlargedVersion: number | null;
  endedAt: Date | null;
  readyAt: Date | null;
  /** The show isn't recorded: there are only viewers over HTTP. */
  liveOnly: boolean;
  /** Codes of its notes. */
  notes: string[];
  /** Its show. */
  slug: string;
  title: string;
  language: string;
}

const READ = `
SELECT r.id, r.source, r.event_id AS "eventId", r.workspace_id AS "workspaceId", r.environment, r.state, r.version,
  r.program_version AS "programVersion", r.composed_ms AS "composedMs",
  EXISTS (SELECT 1 FROM recording_edit d WHERE d.recording_id = r.id
    AND GREATEST(d.version, d.undone_version) > r.program_version) AS "hasNewEdits",
  r.enlarged_version AS "enlargedVersion", r.ended_at AS "endedAt", r.ready_at AS "readyAt",
  r.live_only AS "liveOnly",
  ARRAY(SELECT n ->> 'code' FROM jsonb_array_elements(r.notes) n) AS notes, e.slug, e.title, e.language
FROM recording r JOIN event e ON e.id = r.event_id
WHERE r.id = $1 AND r.deleted_at IS NULL`;

/** Returns null if the recording was deleted. */
export async function readProgramAt(recordingId: string): Promise<ProgramAt | null> {
  const [row] = await sql<ProgramAt & Record<string, unknown>>("program_read", READ, [recordingId]);
  return row ?? null;
}

/**
 * Locks a program until the transaction ends. False if it isn't as it was any more: deleted, continued, or something
 * in it was erased. Then nothing that was made for it may be written.
 */
export async function lockProgram({ id, version, state }: ProgramAt): Promise<boolean> {
  const states = state === "live" || state === "processing" ? ["live", "processing"] : [state];
  const locked = await sql(
    "program_lock",
    `SELECT 1 FROM recording WHERE id = $1 AND version = $2 AND deleted_at IS NULL AND state = ANY ($3::text[])
     FOR UPDATE`,
    [id, version, states],
  );
  return locked.length > 0;
}
