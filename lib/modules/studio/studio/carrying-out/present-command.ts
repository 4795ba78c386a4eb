import type { StudioCommand } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { Actor } from "@/lib/platform/security/principal";
import type { StudioCommandWire } from "../schema";

/** `caller` is the recipient of the answer. */
export function presentCommand(row: StudioCommand, caller: Actor): StudioCommandWire {
  const command = row.command as Record<string, unknown>;
  return {
    id: row.id,
    state: row.state as StudioCommandWire["state"],
    action: String(command.action),
    command,
    version: row.versionAfter,
    source: row.source as StudioCommandWire["source"],
    actor: { type: row.actorType, name: row.actorName },
    mine: row.actorType === caller.type && row.actorId === caller.id,
    undoable: row.inverse !== null,
    error: row.error,
    created_at: iso(row.createdAt),
    acknowledged_at: isoOrNull(row.acknowledgedAt),
  };
}
