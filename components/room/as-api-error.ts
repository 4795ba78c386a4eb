import { ApiError } from "@/lib/client/api-error";

/** What was thrown, as a failure of the API: what nobody foresaw may be tried again. */
export const asApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError
    ? thrown
    : new ApiError({ code: "unknown", message: String(thrown), retryable: true });
