import type { ErrorCode } from "@/lib/operation/errors";

interface ErrorNote {
  /** Why this error occurs. */
  cause: string;
  /** What to do next, as Markdown. */
  fix: string;
  /** `error.fields` in the example response. */
  fields?: Record<string, string>;
}

/** What the reference says about each code, in addition to the code's own summary. */
export const ERROR_NOTES: Record<ErrorCode, ErrorNote> = {
  validation_error: {
    cause:
      "Something in the path, the query or the body is missing, unknown, malformed or out of range. Nothing was changed.",
    fix: "Read `error.fields`: it lists every invalid field with a [field code](/docs/fields). Fix them all and send the call again, with the same Idempotency-Key if you like: a refused call doesn't use up its key. Unknown fields are rejected, so check the spelling first.",
    fields: { title: "required", "guests.0.email": "email" },
  },
  unauthorized: {
    cause:
      "The `Authorization` header is missing or isn't `Bearer` and a key, or the key was revoked, rotated or has expired. For security, the response doesn't say which.",
    fix: "Check that the whole key is sent, without quotes or line breaks from an environment file. Look it up in the dashboard under API keys: a rotated key works only until its overlap ends. Keys in the URL are ignored. After many failures from one IP address, you get [rate_limited](error:rate_limited).",
  },
  cost_credit_exhausted: {
    cause:
      "The plan has a monthly budget, and the price of this operation exceeds what is left. Cheaper calls may still fit, and you can always read usage.",
    fix: "Check the `X-Service-Cost-Remaining-USD` header of any response, or [getUsage](op:getUsage), for what is left and when the budget resets. Leave out what costs credits (for example, `generate_show_plan: false`), wait for next month, or move to a plan without a budget. A call with `dry_run` returns its price before you spend it.",
  },
  CREDITS_EXHAUSTED: {
    cause: "The workspace's sales-call allowance for this month is used up.",
    fix: "Wait until the first of next month (UTC), or ask the operator to raise `CALL_ALLOWANCE_CENTS`. The allowance is the same on every plan. [getCallUsage](op:getCallUsage) shows what is left. The code is uppercase for compatibility with older integrations.",
  },
  insufficient_scope: {
    cause: "The key is valid, but it doesn't have the [scope](/docs/scopes) that the operation requires.",
    fix: "The operation's page names its scope. Create a new key with that scope: an existing key's scopes can't be changed. Give each key only the scopes it needs: for example, an agent gets the preset without sending and live control, and the service that sends email gets its own key.",
  },
  origin_not_allowed: {
    cause:
      "The MCP endpoint was called with an unknown `Origin` or `Host`: from another website, or under a different hostname. This check keeps websites you visit from reaching a server on your machine.",
    fix: "Call from a program, which sends no `Origin`, and use the installation's own URL. Operators can allow more names with `MCP_ALLOWED_ORIGINS` and `MCP_ALLOWED_HOSTS`.",
  },
  account_inactive: {
    cause: "The workspace is suspended, or its owner hasn't confirmed their email address.",
    fix: "Open the link in the welcome email, or contact the operator of this installation. No data is lost while a workspace is inactive.",
  },
  paid_plan_required: {
    cause: "The workspace's plan doesn't include this, for example live keys.",
    fix: "Test keys are free and can do everything except reach real people. Upgrade when you need the live environment.",
  },
  test_environment_only: {
    cause:
      "You used a live key for something that exists only in the test environment: a clock you can set. Live shows, emails and webhooks always use real time.",
    fix: "Use a `sr_test_…` key. See [Test clock](/docs/guides/test-clock) for what the clock affects.",
  },
  not_found: {
    cause:
      "This key can't see anything with that id. Resources in another workspace, in the other environment, or outside a key's allowed clients return exactly the same.",
    fix: "Check the environment first: a `sr_test_…` key can't see live shows. Then check the id or slug. Paths that don't exist return this code too.",
  },
  method_not_allowed: {
    cause: "The path exists but doesn't support this method.",
    fix: "The `Allow` header lists the supported methods.",
  },
  version_conflict: {
    cause:
      "Either `expected_version` (or `If-Match`) is no longer the current version, because someone else changed the resource, or the resource is in a state that doesn't allow this change. In the second case, `fields.status` names the state.",
    fix: "Read the resource again, decide whether your change still makes sense, and send it with the `meta.version` you just read. Don't retry without changes: the result would be the same.",
    fields: { status: "ended" },
  },
  idempotency_conflict: {
    cause: "This Idempotency-Key was used in the last 24 hours for a call with a different payload.",
    fix: "Use a new key for each new intent, and the same key only to retry exactly the same call. A good key combines your own record's id with the action.",
  },
  idempotency_in_progress: {
    cause: "The first call with this Idempotency-Key is still running.",
    fix: "Wait a second and retry with the same key to get the first call's response. This usually means your client timed out too early: check its timeout.",
  },
  session_changed: {
    cause:
      "A dashboard page was opened for a different workspace or person than the browser is signed in to now. API keys never get this error.",
    fix: "Reload the page.",
  },
  client_inactive: {
    cause: "The show's client is suspended or archived.",
    fix: "Make the client active again with [updateClient](op:updateClient), or use another client. `fields.status` names its current state.",
    fields: { status: "suspended" },
  },
  deletion_disabled: {
    cause:
      "Under `/v1`, events can't be deleted at all. Under `/api/v1`, only drafts that were never published and have no registrations, recordings or statistics can.",
    fix: "Archive the event instead.",
  },
  not_ready: {
    cause: "Required checks haven't passed yet.",
    fix: "`error.fields` names each failed check. When you publish a show, `error.details` also says how to fix each one: `message`, `mend`, and the `page` and `operation` to use. [getEventReadiness](op:getEventReadiness) returns the same checks at any time.",
    fields: { plan_over_time: "too_large" },
  },
  not_live: {
    cause: "Studio commands need a host on air, and no host is.",
    fix: "Wait for [show.started](kind:show.started), or call [getStudio](op:getStudio) to see whether the host is present and the show is live. Commands aren't queued.",
  },
  slot_limit_reached: {
    cause: "All slots of this kind are taken: an event's capacity, a workspace's webhooks, and so on.",
    fix: "Free one, or raise the limit if you can, such as an event's `capacity`.",
    fields: { capacity: "too_many" },
  },
  storage_full: {
    cause: "The workspace's files, test and live, use all the storage in its plan.",
    fix: "Delete files you no longer use, such as assets: their space is free within about two hours. Or upgrade to a plan with more storage. Incomplete uploads are deleted automatically after a day.",
    fields: { storage: "too_large" },
  },
  range_not_satisfiable: {
    cause: "The `Range` header starts after the end of the file.",
    fix: "The response's `Content-Range` header contains the file's length. Without `Range`, you get the whole file.",
    fields: { Range: "too_large" },
  },
  gone: {
    cause:
      "It existed but is permanently unavailable: a show that ended, a revoked link, a cancelled registration.",
    fix: "Don't retry. Create a new link or show if you need one.",
  },
  payload_too_large: {
    cause: "The body is larger than the API accepts.",
    fix: "Send less, or split it into several calls. See [Limits](/docs/limits) for the numbers.",
  },
  unsupported_media_type: {
    cause:
      "The body isn't declared as UTF-8 JSON, or it has a content encoding. For file uploads, the file's declared type or its actual content isn't supported.",
    fix: "Send `Content-Type: application/json` and an uncompressed body. For a file, send its own type, one of those listed on the operation's page.",
  },
  rate_limited: {
    cause:
      "Calls arrived faster than the environment's rate limit allows, or too many are running at once. Failed authentication attempts count against the IP address.",
    fix: "Wait the number of seconds in `Retry-After`, then retry with the same Idempotency-Key. Watch `X-RateLimit-Remaining` to slow down before you reach the limit. The TypeScript client waits and retries automatically.",
  },
  plan_quota_exceeded: {
    cause: "The plan's monthly request quota is used up.",
    fix: "Wait for next month or upgrade the plan. Using [webhooks](/docs/webhooks) instead of polling saves the most requests.",
  },
  internal_error: {
    cause: "Something failed on our side. The change was either made completely or not at all.",
    fix: "Retry with the same Idempotency-Key: if the change was made, you get its response. If the error persists, report the `request_id`.",
  },
  service_unavailable: {
    cause: "Something the call depends on, such as the database, isn't responding.",
    fix: "Retry with the same Idempotency-Key, doubling the delay each time. If we know how long to wait, `Retry-After` says so.",
  },
};
