import type { StudioCommand } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { StudioCommandWire } from "./schema";

export function presentCommand(row: StudioCommand): StudioCommandWire {
  const command = row.command as Record<string, unknown>;
  return {
    id: row.id,
    state: row.state as StudioCommandWire["state"],
    action: String(command.action),
    command,
    version: row.versionAfter,
    source: row.source as StudioCommandWire["source"],
    actor: { type: row.actorType, name: row.actorName },
    undoable: row.inverse !== null,
    error: row.error,
    created_at: iso(row.createdAt),
    acknowledged_at: isoOrNull(row.acknowledgedAt),
  };
}
