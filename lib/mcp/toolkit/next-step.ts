import type { ErrorCode } from "@/lib/operation/errors";

/** What an agent should do after each failure, in one sentence. */
const NEXT_STEPS: Record<ErrorCode, string> = {
  validation_error:
    "Correct the arguments named in `fields`, using describe_operation for the schema, and call again.",
  unauthorized: "Ask the person to check the key or to connect this app again.",
  cost_credit_exhausted:
    "Do not retry: tell the person that the cost ceiling is reached, or leave out the part that costs credits.",
  CREDITS_EXHAUSTED: "Do not retry: tell the person that the month's credits are used up.",
  insufficient_scope: "Ask the person for a key or a connection with the scope named in the message.",
  origin_not_allowed: "Ask the person to check the address this client is configured with.",
  account_inactive: "Tell the person that the workspace is not active.",
  paid_plan_required: "Tell the person that this needs another plan.",
  test_environment_only: "Do not retry: ask the person for a test key, or leave this out in live.",
  not_found:
    "Look the name up with a list or search tool; names of another workspace or environment look the same.",
  method_not_allowed: "Choose the operation with search_operations.",
  version_conflict:
    "Read the resource again; `fields.status` names its state, and decide anew from what is there.",
  idempotency_conflict: "Use a fresh idempotency_key: this one belongs to a call with other arguments.",
  idempotency_in_progress:
    "Wait for `retry_after_seconds` and repeat the call with the same idempotency_key.",
  session_changed: "Ask the person to reload the page.",
  client_inactive: "Ask the person whether the managed client should be made active again.",
  deletion_disabled: "Archive the event instead.",
  not_ready: "Mend what `fields` lists first, then call again.",
  not_live: "Wait until a host is on air: ask the person to open the studio and go live.",
  slot_limit_reached: "Do not retry: tell the person that all places are taken.",
  gone: "Do not retry: ask the person for a new link.",
  storage_full:
    "Do not retry: tell the person that the files need more space than the plan has, or delete unused ones.",
  range_not_satisfiable: "Ask for the file without a range.",
  payload_too_large: "Send less in one call.",
  unsupported_media_type: "Send JSON, or for a file one of the types that describe_operation names.",
  rate_limited: "Wait for `retry_after_seconds`, then repeat the same call.",
  plan_quota_exceeded:
    "Do not retry before `resets_at`: tell the person that the month's requests are used up.",
  internal_error: "Repeat the same call once; if it fails again, give the person the request_id.",
  service_unavailable:
    "Wait for `retry_after_seconds` and repeat the same call with the same idempotency_key.",
};

export const nextStep = (code: string): string =>
  NEXT_STEPS[code as ErrorCode] ?? "Give the person the message and the request_id.";
