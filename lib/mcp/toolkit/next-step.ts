import type { ErrorCode } from "@/lib/operation/errors";

/** What an agent should do next after each error, in one or two sentences. */
const NEXT_STEPS: Record<ErrorCode, string> = {
  validation_error:
    "Fix the arguments listed in `fields` (see describe_operation for the schema), then call again.",
  unauthorized: "Ask the person to check the API key or reconnect this app.",
  cost_credit_exhausted:
    "Don't retry. Tell the person that the budget is used up, or leave out what costs credits.",
  CREDITS_EXHAUSTED: "Don't retry. Tell the person that this month's credits are used up.",
  insufficient_scope: "Ask the person for a key or connection with the scope named in the message.",
  origin_not_allowed: "Ask the person to check the URL this client is configured with.",
  account_inactive: "Tell the person that the workspace isn't active.",
  paid_plan_required: "Tell the person that this needs another plan.",
  test_environment_only: "Don't retry. Ask the person for a test key, or skip this in live.",
  not_found:
    "Find the right id with a list or search tool. Ids in another workspace or environment also return not_found.",
  method_not_allowed: "Find the right operation with search_operations.",
  version_conflict:
    "Read the resource again (`fields.status` names its state), then decide whether to change it.",
  idempotency_conflict: "Use a new idempotency_key: this one belongs to a call with other arguments.",
  idempotency_in_progress: "Wait `retry_after_seconds`, then retry with the same idempotency_key.",
  session_changed: "Ask the person to reload the page.",
  client_inactive: "Ask the person whether to make the client active again.",
  deletion_disabled: "Archive the event instead.",
  not_ready: "Fix what `fields` lists, then call again.",
  not_live: "Ask the person to open the studio and go live, then call again.",
  slot_limit_reached: "Don't retry. Tell the person that all slots are taken.",
  gone: "Don't retry. Ask the person for a new link.",
  storage_full: "Don't retry. Tell the person that the storage is full, or delete unused files.",
  range_not_satisfiable: "Request the file without a range.",
  payload_too_large: "Send less in one call.",
  unsupported_media_type: "Send JSON, or, for a file, one of the types listed by describe_operation.",
  rate_limited: "Wait `retry_after_seconds`, then retry the same call.",
  plan_quota_exceeded:
    "Don't retry before `resets_at`. Tell the person that this month's requests are used up.",
  internal_error: "Retry once. If it fails again, give the person the request_id.",
  service_unavailable: "Wait `retry_after_seconds`, then retry with the same idempotency_key.",
};

export const nextStep = (code: string): string =>
  NEXT_STEPS[code as ErrorCode] ?? "Give the person the message and the request_id.";
