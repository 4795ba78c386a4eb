import type { StudioLink } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { StudioRole } from "@/lib/stage/show-roles";
import type { StudioLinkWire } from "./schema";

export const presentStudioLink = (row: StudioLink, connected: boolean): StudioLinkWire => ({
  id: row.id,
  name: row.name,
  role: row.role as StudioRole,
  state: row.accessHash === null ? "revoked" : "active",
  connected,
  link_version: row.version,
  created_at: iso(row.createdAt),
  opened_at: isoOrNull(row.openedAt),
  revoked_at: isoOrNull(row.revokedAt),
});

/** Returns the audit log's fields of a studio link. */
export const auditStudioLink = (row: StudioLink) => ({
  name: row.name,
  role: row.role,
  access: row.accessHash === null ? "revoked" : "active",
  link_version: row.version,
});
