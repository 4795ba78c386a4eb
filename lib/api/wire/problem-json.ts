import { ERRORS } from "@/lib/operation/errors";
import type { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { errorOf } from "./envelope";
import { prefers } from "./prefers";

const ACCEPTED = /application\/problem\+json\b/i;

interface Answered {
  body: string;
  headers: Record<string, string>;
  problem?: Problem;
}

/**
 * Returns an error as problem details (RFC 9457) if the caller prefers those to JSON. They say the same as the envelope: its other
 * members are extensions. Other outcomes are returned as they are.
 */
export function asProblemJson<Outcome extends Answered>(
  accept: string | undefined,
  outcome: Outcome,
  requestId: string,
): Outcome {
  const { problem } = outcome;
  if (!problem || !prefers(accept, ACCEPTED)) return outcome;
  const { code, message, ...others } = errorOf(problem);
  const details = {
    type: `${env().PUBLIC_URL}/docs/errors/${code}`,
    title: ERRORS[code].summary,
    ...{ status: problem.status, detail: message, code, ...others },
    request_id: requestId,
  };
  return {
    ...outcome,
    body: JSON.stringify(details),
    headers: { ...outcome.headers, "Content-Type": "application/problem+json; charset=utf-8" },
  };
}
