import { queueEmail, storageNearlyFullEmail } from "@/lib/modules/email/sending";
import { spaceOf } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import { NEARLY_FULL } from "@/lib/storage-use/storage-level";

/** Once it's below this share again, the next time counts as another one. */
const ENOUGH = 0.75;
const BATCH = 50;
const PLANS = ["free", "pro", "scale", "self_hosted"];

/** Plans with their limits; `bytes` is null if it's unlimited. */
const LIMITS = "unnest($1::text[], $2::float8[]) AS l (plan, bytes)";

const ENDED = `
UPDATE storage_use u SET warned_at = NULL FROM workspace w JOIN ${LIMITS} ON l.plan = w.plan
WHERE w.id = u.workspace_id AND u.warned_at IS NOT NULL AND (l.bytes IS NULL OR u.bytes < l.bytes * ${ENOUGH})`;

const DUE = `
SELECT w.id, w.plan, u.bytes::float8 AS used, l.bytes AS limit
FROM storage_use u JOIN workspace w ON w.id = u.workspace_id AND w.status = 'active' JOIN ${LIMITS} ON l.plan = w.plan
WHERE u.warned_at IS NULL AND l.bytes > 0 AND u.bytes >= l.bytes * ${NEARLY_FULL}
ORDER BY w.id = ANY ($3::text[]), w.id LIMIT ${BATCH}`;

interface Due extends Record<string, unknown> {
  id: string;
  plan: string;
  used: number;
  limit: number;
}

/** Emails owners when 80 % of their workspace's storage is used: once, and again only after there was space. */
export async function sweepStorageNotices(): Promise<void> {
  const limits = [PLANS, PLANS.map(spaceOf)];
  await sql("storage_notices_ended", ENDED, limits);
  await sweepEach(
    "storage notices",
    (last) => sql<Due>("storage_notices_due", DUE, [...limits, last]),
    notifyOwners,
  );
}

async function notifyOwners({ id, plan, used, limit }: Due): Promise<void> {
  await asSystem("storage.notify", { workspaceId: id, environment: "live" }, async (ctx) => {
    const [marked] = await ctx.sql<{ at: Date }>(
      "storage_notice",
      `UPDATE storage_use SET warned_at = now() WHERE workspace_id = $1 AND warned_at IS NULL RETURNING warned_at AS at`,
      [id],
    );
    if (!marked) return;
    const owners = await ctx.db.member.findMany({
      where: { workspaceId: id, role: "owner" },
      include: { user: true },
    });
    for (const { user } of owners)
      await queueEmail(ctx, storageNearlyFullEmail, {
        to: { name: user.name, email: user.email },
        facts: { used, limit, plan },
        dedupeKey: `storage_nearly_full:${id}:${marked.at.getTime()}:${user.id}`,
      });
    ctx.record({
      ...{ subjectType: "workspace", subjectId: id },
      after: { storage_used_bytes: used, storage_limit_bytes: limit, owners: owners.length },
    });
  });
}
