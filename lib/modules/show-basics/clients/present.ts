import type { Client } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { ClientWire } from "./schema";

export function presentClient(row: Client): ClientWire {
  return {
    id: row.id,
    name: row.name,
    external_id: row.externalId,
    environment: row.environment,
    status: row.status as ClientWire["status"],
    plan_code: row.planCode,
    metadata: row.metadata as Record<string, unknown>,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
}
