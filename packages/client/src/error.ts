import type { ErrorCode, FieldCode } from "./generated/types";

/** `network_error`: no answer came. `timeout`: none came in time. `invalid_response`: it was not one of the API's. */
export type ClientErrorCode = "network_error" | "timeout" | "invalid_response";

/** Codes that a later version of the API may add are strings too. */
export type AnyErrorCode = ErrorCode | ClientErrorCode | (string & {});

/** What would be right in a field: an example, the least and the most, or the values that are allowed. */
export interface FieldDetail {
  example?: unknown;
  min?: number;
  max?: number;
  allowed?: unknown[];
  /** Of a check that stands in the way: what is the matter, and the sentence, page and operation that mend it. */
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

/** A call that did not succeed, as the API told it or as the network ended it. */
export class ShowrunnerError extends Error {
  override readonly name = "ShowrunnerError";
  readonly code: AnyErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Whether the same call may work later, unchanged and with the same idempotency key. */
  readonly retryable: boolean;
  /** What is wrong with which field of the input, by dotted path. */
  readonly fields: Record<string, FieldCode | (string & {})>;
  /** Which part of the request those fields belong to. */
  readonly locations: Record<string, FieldLocation>;
  /** What would be right in those fields, where the API can say it in short. */
  readonly details: Record<string, FieldDetail>;
  /** Finds the call in the request log. */
  readonly requestId: string | undefined;
  /** How long the API asked to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** The key that was sent: give it again to try the same intent once more. */
  readonly idempotencyKey: string | undefined;
  /** How often the call was sent. */
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
