import { ApiError } from "@/lib/client/api-error";

/** Returns what was thrown as an `ApiError`; unexpected errors are retryable. */
export const asApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError
    ? thrown
    : new ApiError({ code: "unknown", message: String(thrown), retryable: true });
