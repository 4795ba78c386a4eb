import type { UsageRow } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { toUsd } from "@/lib/platform/money/money";
import { iso } from "@/lib/platform/runtime/clock";
import type { RequestWire } from "./schema";

/** Names for the IDs in a page of calls. */
interface Names {
  keys: ReadonlyMap<string, { name: string; last4: string }>;
  /** People and connected apps. */
  actors: ReadonlyMap<string, string>;
}

/**
 * Looks up the keys, people and apps of some calls in one go. The caller has already checked access to the
 * calls.
 */
export async function namesOf(ctx: Ctx, rows: readonly UsageRow[]): Promise<Names> {
  const keyIds = [...new Set(rows.flatMap(({ keyId }) => keyId ?? []))];
  const idsOf = (type: string) => [
    ...new Set(rows.filter((row) => row.actorType === type).map((row) => row.actorId)),
  ];
  const [userIds, grantIds] = [idsOf("user"), idsOf("agent")];
  const keys = keyIds.length
    ? await ctx.db.apiKey.findMany({
        where: { id: { in: keyIds }, workspaceId: ctx.workspaceId },
        select: { id: true, name: true, last4: true },
      })
    : [];
  const users = userIds.length
    ? await ctx.db.user.findMany({
        where: { id: { in: userIds } },
        select: { id: true, name: true, email: true },
      })
    : [];
  const grants = grantIds.length
    ? await ctx.db.oauthGrant.findMany({
        where: { id: { in: grantIds }, workspaceId: ctx.workspaceId },
        select: { id: true, clientName: true },
      })
    : [];
  return {
    keys: new Map(keys.map((key) => [key.id, key])),
    actors: new Map([
      ...users.map((user) => [user.id, user.name || user.email] as const),
      ...grants.map((grant) => [grant.id, grant.clientName] as const),
    ]),
  };
}

export function presentRequest(row: UsageRow, names: Names): RequestWire {
  const key = row.keyId === null ? undefined : names.keys.get(row.keyId);
  return {
    request_id: row.requestId,
    operation: row.operationId,
    method: row.method,
    path: row.path,
    status: row.status,
    error_code: row.errorCode,
    duration_ms: row.durationMs,
    cost_usd: toUsd(Number(row.costMicros)),
    source: row.source,
    actor: {
      type: row.actorType,
      id: row.actorId,
      name: key?.name ?? names.actors.get(row.actorId) ?? "",
    },
    key: row.keyId === null ? null : { id: row.keyId, name: key?.name ?? "", last4: key?.last4 ?? "" },
    client_id: row.clientId,
    tool: row.tool,
    agent: row.agent,
    idempotency_key: row.idempotencyKey,
    dry_run: row.dryRun,
    replayed: row.replayed,
    created_at: iso(row.createdAt),
  };
}
