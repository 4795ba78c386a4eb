import { sql } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import type { Principal } from "@/lib/platform/principal";

export interface Metered {
  principal: Principal;
  requestId: string;
  operationId: string;
  method: string;
  path: string;
  status: number;
  errorCode: string | undefined;
  durationMs: number;
  costMicros: number;
  source: string;
  tool: string | undefined;
  idempotencyKey: string | undefined;
  dryRun: boolean;
  replayed: boolean;
  clientId: string | undefined;
}

/** One usage row for one answered call. A failure here never takes the answer away from the caller. */
export async function writeUsage(row: Metered): Promise<void> {
  const { principal } = row;
  try {
    await sql(
      "usage_write",
      `INSERT INTO usage_row (id, workspace_id, environment, request_id, operation_id, method, path, status, error_code,
         duration_ms, cost_micros, source, actor_type, actor_id, key_id, client_id, tool, idempotency_key, dry_run, replayed)
       VALUES ($1,$2,$3::"Environment",$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20)`,
      [
        newId("use"),
        principal.workspaceId,
        principal.environment,
        row.requestId,
        row.operationId,
        row.method,
        row.path.slice(0, 500),
        row.status,
        row.errorCode ?? null,
        row.durationMs,
        row.costMicros,
        row.source,
        principal.actor.type,
        principal.actor.id,
        principal.keyId ?? null,
        row.clientId ?? null,
        row.tool ?? null,
        row.idempotencyKey ?? null,
        row.dryRun,
        row.replayed,
      ],
    );
  } catch (error) {
    log().error({ err: error, request_id: row.requestId }, "usage row lost");
  }
}
