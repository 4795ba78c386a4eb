/** A failure as the API told it. `status` 0 with code `offline` means that no answer came. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly retryable: boolean,
    /** Problem code per field, by dotted path. */
    readonly fields: Record<string, string> = {},
    readonly requestId?: string,
    /** Seconds to wait before trying again, when the answer said so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = "ApiError";
  }
}
