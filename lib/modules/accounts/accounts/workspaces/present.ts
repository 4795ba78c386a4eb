import type { Workspace } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { WorkspaceWire } from "../schema";

export function presentWorkspace(row: Workspace): WorkspaceWire {
  return {
    id: row.id,
    name: row.name,
    plan: row.plan,
    status: row.status,
    verified_at: isoOrNull(row.verifiedAt),
    public_recordings: row.publicRecordings,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
}
