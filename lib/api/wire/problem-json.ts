import { ERRORS, type ErrorCode } from "@/lib/operation/errors";
import { env } from "@/lib/platform/runtime/env";
import { prefers } from "./prefers";
import type { ApiResponse } from "./request";

const ACCEPTED = /application\/problem\+json\b/i;

interface Envelope {
  meta: { request_id: string };
  error: ({ code: ErrorCode; message: string } & Record<string, unknown>) | null;
}

/**
 * Returns an error as problem details (RFC 9457) if the caller prefers those to JSON. They say the same as the envelope: its other
 * members are extensions. Other responses are returned as they are.
 */
export function asProblemJson(accept: string | undefined, response: ApiResponse): ApiResponse {
  if (response.status < 400 || !prefers(accept, ACCEPTED)) return response;
  const { meta, error } = JSON.parse(response.body) as Envelope;
  if (error === null) return response;
  const { code, message, ...others } = error;
  const details = {
    type: `${env().PUBLIC_URL}/docs/errors/${code}`,
    title: ERRORS[code].summary,
    ...{ status: response.status, detail: message, code, ...others },
    request_id: meta.request_id,
  };
  return {
    ...response,
    body: JSON.stringify(details),
    headers: { ...response.headers, "Content-Type": "application/problem+json; charset=utf-8" },
  };
}
