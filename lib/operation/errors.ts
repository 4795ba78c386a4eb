/** Every `error.code` with its HTTP status and whether the same call may work later unchanged. */
export const ERRORS = {
  validation_error: {
    status: 400,
    retryable: false,
    summary: "The request does not have the documented shape.",
  },
  unauthorized: {
    status: 401,
    retryable: false,
    summary: "The key is missing, invalid, revoked or expired.",
  },
  cost_credit_exhausted: {
    status: 402,
    retryable: false,
    summary: "The operation would pass the month's free cost ceiling.",
  },
  CREDITS_EXHAUSTED: {
    status: 402,
    retryable: false,
    summary: "The month's sales-call credits are used up.",
  },
  insufficient_scope: {
    status: 403,
    retryable: false,
    summary: "The key is valid but lacks the scope of the operation.",
  },
  origin_not_allowed: {
    status: 403,
    retryable: false,
    summary: "The request comes from a page or for a host name that agents are not served from.",
  },
  account_inactive: {
    status: 403,
    retryable: false,
    summary: "The workspace is suspended or not verified yet.",
  },
  paid_plan_required: {
    status: 403,
    retryable: false,
    summary: "The workspace's plan does not include this.",
  },
  test_environment_only: {
    status: 403,
    retryable: false,
    summary: "Only the test environment can do this.",
  },
  not_found: { status: 404, retryable: false, summary: "Nothing by that name is visible to this key." },
  method_not_allowed: {
    status: 405,
    retryable: false,
    summary: "The path exists, but not with this method.",
  },
  version_conflict: {
    status: 409,
    retryable: false,
    summary: "The resource changed since, or its state does not allow this.",
  },
  idempotency_conflict: {
    status: 409,
    retryable: false,
    summary: "The same Idempotency-Key came with another payload.",
  },
  idempotency_in_progress: {
    status: 409,
    retryable: true,
    summary: "The first call with this Idempotency-Key is still running.",
  },
  session_changed: {
    status: 409,
    retryable: false,
    summary: "The page was drawn for another workspace or person than the browser is signed in to now.",
  },
  client_inactive: { status: 409, retryable: false, summary: "The managed client is suspended or archived." },
  deletion_disabled: { status: 409, retryable: false, summary: "Events are archived, not deleted." },
  not_ready: {
    status: 409,
    retryable: false,
    summary: "Readiness checks stand in the way; `fields` lists them.",
  },
  not_live: { status: 409, retryable: false, summary: "No host is on air." },
  slot_limit_reached: { status: 409, retryable: false, summary: "All slots of this kind are taken." },
  gone: { status: 410, retryable: false, summary: "It existed and is no longer available." },
  payload_too_large: {
    status: 413,
    retryable: false,
    summary: "The body is larger than the operation takes.",
  },
  unsupported_media_type: {
    status: 415,
    retryable: false,
    summary: "The body has to be of a type that the operation takes, mostly JSON in UTF-8.",
  },
  storage_full: {
    status: 409,
    retryable: false,
    summary: "The workspace's files take up all the space of its plan.",
  },
  range_not_satisfiable: {
    status: 416,
    retryable: false,
    summary: "The file has no such part.",
  },
  rate_limited: { status: 429, retryable: true, summary: "Too many calls; wait until X-RateLimit-Reset." },
  plan_quota_exceeded: {
    status: 429,
    retryable: false,
    summary: "The month's request quota of the plan is used up.",
  },
  internal_error: {
    status: 500,
    retryable: true,
    summary: "Something failed on our side; the request id tells us what.",
  },
  service_unavailable: { status: 503, retryable: true, summary: "A part we need is away for the moment." },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** The closed list of values in `error.fields`; the show model uses the same ones. */
export { FIELD_CODES, type FieldCode } from "@/lib/stage/field-code";
