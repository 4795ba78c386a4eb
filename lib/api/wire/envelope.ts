import type { Problem } from "@/lib/operation/problem";

export interface EnvelopeMeta {
  request_id: string;
  version?: number;
  next_cursor?: string | null;
  dry_run?: true;
  quote?: { credits: number; cost_usd: number; recipients?: number };
}

export const success = (data: unknown, meta: EnvelopeMeta): string =>
  JSON.stringify({ data, meta, error: null });

export const failure = (problem: Problem, requestId: string): string =>
  JSON.stringify({ data: null, meta: { request_id: requestId }, error: errorOf(problem) });

/** What the caller may know about an error. */
export const errorOf = (problem: Problem) => ({
  code: problem.code,
  message: problem.message,
  ...(problem.fields ? { fields: problem.fields } : {}),
  ...(problem.locations ? { locations: problem.locations } : {}),
  ...(problem.details ? { details: problem.details } : {}),
  retryable: problem.retryable,
});
