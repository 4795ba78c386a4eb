import { type ReservationEnd, WITH_ENDED } from "@/lib/platform/budget";
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
  source: string;
  tool: string | undefined;
  idempotencyKey: string | undefined;
  dryRun: boolean;
  replayed: boolean;
  clientId: string | undefined;
  /** What the call reserved and does not hand to a job. */
  ends: ReservationEnd[];
}

const WRITE = `${WITH_ENDED}
INSERT INTO usage_row (id, workspace_id, environment, request_id, operation_id, method, path, status, error_code,
  duration_ms, cost_micros, source, actor_type, actor_id, key_id, client_id, tool, idempotency_key, dry_run, replayed)
VALUES ($3,$4,$5::"Environment",$6,$7,$8,$9,$10,$11,$12,(SELECT COALESCE(sum(settled_micros), 0) FROM ended),$13,$14,$15,
  $16,$17,$18,$19,$20,$21)`;

/**
 * One usage row for one answered call, in one statement with the end of its reservations: ledger and usage tell the
 * same, whatever dies in between. A failure never takes the answer away from the caller; what is still reserved
 * then is given back by the reconciler.
 */
export async function settleAndMeter(row: Metered): Promise<void> {
  const { principal } = row;
  try {
    await sql("usage_write", WRITE, [
      row.ends.map((end) => end.id),
      row.ends.map((end) => end.settledMicros),
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
      row.source,
      principal.actor.type,
      principal.actor.id,
      principal.keyId ?? null,
      row.clientId ?? null,
      row.tool ?? null,
      row.idempotencyKey ?? null,
      row.dryRun,
      row.replayed,
    ]);
  } catch (error) {
    log().error({ err: error, request_id: row.requestId }, "usage row lost");
  }
}
