import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import type { Principal } from "@/lib/platform/security/principal";
import type { ToolMeta } from "./types";

const MAX_JOBS = 5;
/** Work that is due later than this is scheduled, not in progress: a reminder may be weeks away. */
const SOON_MS = 60_000;

/**
 * The background jobs in progress that a call started, by its request id, without webhook deliveries, messages to
 * the room and what is scheduled for later: agents wait for the others.
 */
export async function jobsOf(
  { workspaceId, environment }: Principal,
  requestId: string,
): Promise<NonNullable<ToolMeta["jobs"]>> {
  const jobs = await db().job.findMany({
    where: {
      workspaceId,
      environment,
      requestId,
      onClock: false,
      dueAt: { lte: new Date(databaseNow().getTime() + SOON_MS) },
      NOT: [{ kind: "webhook.deliver" }, { kind: { startsWith: "room." } }],
    },
    select: { id: true, kind: true, state: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MAX_JOBS,
  });
  return jobs.map(({ id, kind, state }) => ({ job_id: id, kind, state }));
}
