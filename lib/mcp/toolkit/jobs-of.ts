import { db } from "@/lib/platform/database/db";
import type { Principal } from "@/lib/platform/security/principal";
import type { ToolMeta } from "./types";

const MAX_JOBS = 5;

/**
 * The background jobs that a call started, by its request id, without webhook deliveries and messages to the
 * room.
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
      NOT: [{ kind: "webhook.deliver" }, { kind: { startsWith: "room." } }],
    },
    select: { id: true, kind: true, state: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MAX_JOBS,
  });
  return jobs.map(({ id, kind, state }) => ({ job_id: id, kind, state }));
}
