import { replayAvailability } from "@/lib/modules/show-basics/show-facts";
import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import { workspaceNow } from "@/lib/platform/test-clock/test-clocks";

/** Whose address it is: a registration with the version of its link, or no one's in a show that is open to everyone. */
export interface ReplayViewer {
  registrationId: string | null;
  linkVersion: number;
}

/** Without an access link. */
export const ANYONE: ReplayViewer = { registrationId: null, linkVersion: 0 };

interface Show extends Record<string, unknown> {
  after: unknown;
  workspaceId: string;
  environment: Environment;
}

interface Row extends Show {
  /** Anyone may watch, or this viewer's registration is valid. */
  isLetIn: boolean;
}

const SHOW = `e.after, e.workspace_id AS "workspaceId", e.environment`;
const OF_RECORDING = `
FROM recording r
JOIN event e ON e.id = r.event_id AND e.state = 'ended'
JOIN client c ON c.id = e.client_id AND c.status = 'active'
JOIN workspace w ON w.id = r.workspace_id AND w.status = 'active'
WHERE r.id = $1 AND r.deleted_at IS NULL AND NOT r.live_only`;

const READ = `
SELECT ${SHOW},
  COALESCE((e.watch->>'open')::boolean, false) OR EXISTS (
    SELECT 1 FROM registration g WHERE g.id = $2 AND g.event_id = e.id AND g.join_version = $3
      AND g.state = 'confirmed' AND g.removed_at IS NULL) AS "isLetIn" ${OF_RECORDING}`;

/** Whether a viewer may watch a recording as their show's replay, at the moment of a request. */
export async function mayWatchReplay(
  recordingId: string,
  { registrationId, linkVersion }: ReplayViewer,
): Promise<boolean> {
  const [row] = await sql<Row>("playback_replay_access", READ, [recordingId, registrationId, linkVersion]);
  return row?.isLetIn === true && replayAvailability(row.after, workspaceNow(row)) === "on";
}

const OPEN = `SELECT ${SHOW} ${OF_RECORDING}`;

/** Whether a recording is its show's replay, whoever watches it. */
export async function isReplayOpen(recordingId: string): Promise<boolean> {
  const [row] = await sql<Show>("playback_replay_open", OPEN, [recordingId]);
  return row !== undefined && replayAvailability(row.after, workspaceNow(row)) === "on";
}
