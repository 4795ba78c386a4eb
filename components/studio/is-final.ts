import { ApiError } from "@/lib/client/api-error";

/** Whether another request for a room token would be rejected again. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.retryable) return false;
  return [401, 403, 404, 409, 410].includes(error.status);
}
