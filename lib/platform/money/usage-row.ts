/** The columns of a usage row about the call itself, as statements write and read them. */
export interface CallColumns extends Record<string, unknown> {
  request_id: string;
  operation_id: string;
  method: string;
  path: string;
  status: number;
  error_code: string | null;
  duration_ms: number;
  source: string;
  actor_type: string;
  actor_id: string;
  tool: string | null;
  agent: string | null;
  idempotency_key: string | null;
  dry_run: boolean;
  replayed: boolean;
}
