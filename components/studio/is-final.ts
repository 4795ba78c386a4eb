import { ApiError } from "@/lib/client/api-error";

/** Whether asking for a room token once more would get the same no. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.retryable) return false;
  return [401, 403, 404, 409, 410].includes(error.status);
}
