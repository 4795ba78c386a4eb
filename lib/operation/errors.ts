/** Every `error.code` with its HTTP status and whether the same call can succeed later. */
export const ERRORS = {
  validation_error: {
    status: 400,
    retryable: false,
    summary: "The request is invalid. `fields` says what to fix.",
  },
  unauthorized: {
    status: 401,
    retryable: false,
    summary: "The API key is missing, invalid, revoked or expired.",
  },
  cost_credit_exhausted: {
    status: 402,
    retryable: false,
    summary: "This call would exceed the remaining budget.",
  },
  CREDITS_EXHAUSTED: {
    status: 402,
    retryable: false,
    summary: "This month's sales-call credits are used up.",
  },
  insufficient_scope: {
    status: 403,
    retryable: false,
    summary: "The API key doesn't have the scope this operation requires.",
  },
  origin_not_allowed: {
    status: 403,
    retryable: false,
    summary: "The MCP server doesn't accept this origin or host.",
  },
  account_inactive: {
    status: 403,
    retryable: false,
    summary: "The workspace is suspended or not verified yet.",
  },
  paid_plan_required: {
    status: 403,
    retryable: false,
    summary: "The workspace's plan doesn't include this.",
  },
  test_environment_only: {
    status: 403,
    retryable: false,
    summary: "Only available in the test environment.",
  },
  not_found: { status: 404, retryable: false, summary: "Not found, or not visible to this key." },
  method_not_allowed: {
    status: 405,
    retryable: false,
    summary: "This path doesn't support this method.",
  },
  version_conflict: {
    status: 409,
    retryable: false,
    summary: "The resource has changed since, or its state doesn't allow this.",
  },
  idempotency_conflict: {
    status: 409,
    retryable: false,
    summary: "This Idempotency-Key was used with a different payload.",
  },
  idempotency_in_progress: {
    status: 409,
    retryable: true,
    summary: "The first call with this Idempotency-Key is still running.",
  },
  session_changed: {
    status: 409,
    retryable: false,
    summary: "You're signed in to a different workspace or as a different person. Reload the page.",
  },
  client_inactive: { status: 409, retryable: false, summary: "The client is suspended or archived." },
  deletion_disabled: {
    status: 409,
    retryable: false,
    summary: "This event can't be deleted. Archive it instead.",
  },
  not_ready: {
    status: 409,
    retryable: false,
    summary: "Required checks haven't passed. `fields` lists them.",
  },
  not_live: { status: 409, retryable: false, summary: "No host is on air." },
  slot_limit_reached: { status: 409, retryable: false, summary: "All slots of this kind are taken." },
  gone: { status: 410, retryable: false, summary: "This existed but is no longer available." },
  payload_too_large: {
    status: 413,
    retryable: false,
    summary: "The body is larger than this operation accepts.",
  },
  unsupported_media_type: {
    status: 415,
    retryable: false,
    summary: "The body's type isn't supported. Most operations accept UTF-8 JSON.",
  },
  storage_full: {
    status: 409,
    retryable: false,
    summary: "The workspace's storage is full.",
  },
  range_not_satisfiable: {
    status: 416,
    retryable: false,
    summary: "The requested range is beyond the end of the file.",
  },
  rate_limited: { status: 429, retryable: true, summary: "Too many calls. Wait until X-RateLimit-Reset." },
  plan_quota_exceeded: {
    status: 429,
    retryable: false,
    summary: "The plan's monthly request quota is used up.",
  },
  internal_error: {
    status: 500,
    retryable: true,
    summary: "Something failed on our side. Include the request id if you report it.",
  },
  service_unavailable: {
    status: 503,
    retryable: true,
    summary: "A service that this needs isn't responding. Try again in a moment.",
  },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** The closed list of values in `error.fields`, shared with the show model. */
export { FIELD_CODES, type FieldCode } from "@/lib/stage/field-code";
