import type { ErrorCode, FieldCode } from "./generated/types";

/** `network_error`: no response. `timeout`: none in time. `invalid_response`: not a response of the API. */
export type ClientErrorCode = "network_error" | "timeout" | "invalid_response";

/** Also any string, for codes added by later versions of the API. */
export type AnyErrorCode = ErrorCode | ClientErrorCode | (string & {});

/** What a field accepts: an example, the minimum and maximum, or the allowed values. */
export interface FieldDetail {
  example?: unknown;
  min?: number;
  max?: number;
  allowed?: unknown[];
  /** For a check that blocks the call: what is wrong, and the command, page and operation that fix it. */
  message?: string;
  mend?: string;
  page?: string;
  operation?: string;
}

/** A part of a request. */
export type FieldLocation = "path" | "query" | "header" | "body";

export interface ErrorDetails {
  code: AnyErrorCode;
  message: string;
  status?: number | undefined;
  retryable?: boolean | undefined;
  fields?: Record<string, FieldCode | (string & {})> | undefined;
  locations?: Record<string, FieldLocation> | undefined;
  details?: Record<string, FieldDetail> | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  idempotencyKey?: string | undefined;
  attempts?: number | undefined;
  cause?: unknown;
}

/** A failed call, as reported by the API or the network. */
export class ShowrunnerError extends Error {
  override readonly name = "ShowrunnerError";
  readonly code: AnyErrorCode;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Whether the same call may succeed later, unchanged and with the same idempotency key. */
  readonly retryable: boolean;
  /** The error code of each invalid input field, by dotted path. */
  readonly fields: Record<string, FieldCode | (string & {})>;
  /** The part of the request that each field belongs to. */
  readonly locations: Record<string, FieldLocation>;
  /** What those fields accept, if the API can say it briefly. */
  readonly details: Record<string, FieldDetail>;
  /** Identifies the call in the request log. */
  readonly requestId: string | undefined;
  /** Seconds to wait before retrying, as requested by the API. */
  readonly retryAfterSeconds: number | undefined;
  /** The idempotency key that was sent. Reuse it to retry the same intent. */
  readonly idempotencyKey: string | undefined;
  /** How many times the call was sent. */
  readonly attempts: number;

  constructor(details: ErrorDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code;
    this.status = details.status ?? 0;
    this.retryable = details.retryable ?? false;
    this.fields = details.fields ?? {};
    this.locations = details.locations ?? {};
    this.details = details.details ?? {};
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.idempotencyKey = details.idempotencyKey;
    this.attempts = details.attempts ?? 1;
  }
}
