import type { OauthGrant, User } from "@/lib/generated/prisma/client";
import { capUsd } from "@/lib/modules/developers/keys";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { ConnectedAppWire } from "./schema";

export type GrantWithPerson = OauthGrant & { user: User };

export const presentGrant = (grant: GrantWithPerson): ConnectedAppWire => ({
  id: grant.id,
  name: grant.clientName,
  returns_to: grant.clientHost,
  environment: grant.environment,
  scopes: grant.scopes,
  receives_secrets: grant.receivesSecrets,
  person: { user_id: grant.userId, email: grant.user.email, name: grant.user.name },
  daily_cost_cap_usd: capUsd(grant.dailyCapMicros),
  status: grant.revokedAt ? "revoked" : "active",
  created_at: iso(grant.createdAt),
  last_used_at: isoOrNull(grant.lastUsedAt),
  revoked_at: isoOrNull(grant.revokedAt),
});
