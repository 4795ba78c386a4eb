import type { ApiKey } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { capUsd } from "./cap-micros";
import type { KeyWire } from "./schema";

export function presentKey(row: ApiKey, now: Date): KeyWire {
  const status = row.revokedAt ? "revoked" : row.expiresAt && row.expiresAt <= now ? "expired" : "active";
  return {
    id: row.id,
    name: row.name,
    kind: row.kind === "call" ? "call" : "server",
    environment: row.environment,
    prefix: row.prefix,
    last4: row.last4,
    scopes: row.scopes,
    client_ids: row.clientIds,
    status,
    created_by: row.createdBy,
    created_at: iso(row.createdAt),
    last_used_at: isoOrNull(row.lastUsedAt),
    expires_at: isoOrNull(row.expiresAt),
    daily_cost_cap_usd: capUsd(row.dailyCapMicros),
    revoked_at: isoOrNull(row.revokedAt),
  };
}
