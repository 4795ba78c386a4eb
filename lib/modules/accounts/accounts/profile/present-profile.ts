import type { Identity, User } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { IdentityWire, ProfileWire } from "../schema";

export const presentIdentity = (row: Identity): IdentityWire => ({
  id: row.id,
  provider: row.provider,
  email: row.email,
  created_at: iso(row.createdAt),
  last_used_at: iso(row.lastUsedAt),
});

export const presentProfile = (row: User & { identities: Identity[] }): ProfileWire => ({
  user_id: row.id,
  email: row.email,
  name: row.name,
  created_at: iso(row.createdAt),
  identities: row.identities.map(presentIdentity),
});
