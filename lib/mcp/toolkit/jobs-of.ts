import { sql } from "@/lib/platform/database/db";
import type { Principal } from "@/lib/platform/security/principal";
import type { ToolMeta } from "./types";

const MOST = 5;

/**
 * The work that a call left behind for later, by its request id. Deliveries to webhooks and messages to the room are
 * nobody's long job.
 */
export async function jobsOf(
  { workspaceId, environment }: Principal,
  requestId: string,
): Promise<NonNullable<ToolMeta["jobs"]>> {
  return sql<{ job_id: string; kind: string; state: string }>(
    "mcp_jobs_of",
    `SELECT id AS job_id, kind, state FROM job
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND request_id = $3 AND kind <> 'webhook.deliver' AND kind NOT LIKE 'room.%'
     ORDER BY created_at, id LIMIT ${MOST}`,
    [workspaceId, environment, requestId],
  );
}
