import type { ErrorCode } from "@/lib/operation/errors";

interface ErrorNote {
  /** Why this answer comes. */
  cause: string;
  /** What to do about it, as Markdown. */
  fix: string;
  /** `error.fields` of the example answer. */
  fields?: Record<string, string>;
}

/** What the reference says about each code, beside what the code itself declares. */
export const ERROR_NOTES: Record<ErrorCode, ErrorNote> = {
  validation_error: {
    cause:
      "Something in the path, the query or the body is missing, unknown, malformed or out of bounds. Nothing was done.",
    fix: "Read `error.fields`: the wrong fields are named in one answer, each with a [field code](/docs/fields). Correct them all and send again. An unknown field is refused rather than ignored, so check spelling first. A call with the same Idempotency-Key may follow, because a refused call does not use the key up.",
    fields: { title: "required", "guests.0.email": "email" },
  },
  unauthorized: {
    cause:
      "The `Authorization` header is missing or is not `Bearer` and a key; or the key was revoked, rotated out or has expired. For security the answer does not say which.",
    fix: "Check that the whole key arrives, without quotes or line breaks from an environment file. Look it up in the dashboard under API keys: a rotated key works only until its overlap ends. Keys in the address are never read. After many failures from one address the answer becomes [rate_limited](error:rate_limited).",
  },
  cost_credit_exhausted: {
    cause:
      "The plan has a monthly cost ceiling and this operation's price does not fit into what is left of it. What costs less may still fit, and usage can always be read.",
    fix: "See `X-Service-Cost-Remaining-USD` on any answer or [getUsage](op:getUsage) for what is left and when it starts anew. Leave out what costs (for example `generate_show_plan: false`), wait for the next month, or move to a plan without a ceiling. A call with `dry_run` tells its price before you spend it.",
  },
  CREDITS_EXHAUSTED: {
    cause: "The month's credits of the sales-call surface are used up.",
    fix: "Wait for the next month or raise the plan. The upper-case spelling is what older integrations of that surface expect.",
  },
  insufficient_scope: {
    cause: "The key is good, but the operation needs a [scope](/docs/scopes) that the key was not given.",
    fix: "The page of the operation names its scope. Make a key with it, or change what the key in question may do. Keys are best kept narrow: give an agent the preset without sending and live control, and a second key to the service that has to send.",
  },
  origin_not_allowed: {
    cause:
      "The agents' address was called with an `Origin` or a `Host` that it does not know: from a page of another site, or under another name than this installation's. That is how a page that you merely visit would reach a server on your machine.",
    fix: "Call from a program, which sends no `Origin`, and under the installation's own address. Operators add further names with `MCP_ALLOWED_ORIGINS` and `MCP_ALLOWED_HOSTS`.",
  },
  account_inactive: {
    cause: "The workspace is suspended, or its owner has not confirmed the e-mail address yet.",
    fix: "Open the link in the welcome mail, or write to whoever runs this installation. Nothing is lost while a workspace is closed.",
  },
  paid_plan_required: {
    cause: "The workspace's plan does not contain this, for instance live keys.",
    fix: "Test keys are free and do everything except reaching real people. Move to a paid plan when you need the live environment.",
  },
  test_environment_only: {
    cause:
      "The call came with a live key, and what it asks for exists in the test environment alone: a clock that can be set. Live shows, mail and webhooks keep real time.",
    fix: "Call with a `sr_test_…` key. [Test clock](/docs/guides/test-clock) says what the clock reaches.",
  },
  not_found: {
    cause:
      "There is nothing by that name that this key can see. What belongs to another workspace or to the other environment, and what a key held to certain clients may not see, answers exactly the same.",
    fix: "Check the environment first: a `sr_test_…` key does not see live shows. Then check the id or slug. A path that does not exist at all answers with this code as well.",
  },
  method_not_allowed: {
    cause: "The path exists, but does not take this method.",
    fix: "The `Allow` header lists the methods that the path takes.",
  },
  version_conflict: {
    cause:
      "Either `expected_version` (or `If-Match`) is no longer the current version, because somebody else changed the resource; or the resource is in a state that does not allow the change. In the second case `fields.status` names the state.",
    fix: "Read the resource again, decide whether your change still makes sense, and send it with the `meta.version` you just read. Do not repeat the same call blindly: the answer will stay the same.",
    fields: { status: "ended" },
  },
  idempotency_conflict: {
    cause: "This Idempotency-Key was used within the last 24 hours for a call with another payload.",
    fix: "A key names one intent. Use a new key for a new intent, and the same key only to repeat the very same call. Deriving the key from your own record's id and what is done to it works well.",
  },
  idempotency_in_progress: {
    cause: "The first call with this Idempotency-Key is still being worked on.",
    fix: "Wait a second and repeat the call with the same key: you will get the first call's answer. This usually means that a client gave up too early, so check its time limit.",
  },
  session_changed: {
    cause:
      "A page of the dashboard was drawn for another workspace or person than the browser is signed in to by now. Server keys never get this answer.",
    fix: "Load the page anew.",
  },
  client_inactive: {
    cause: "The managed client that the show belongs to is suspended or archived.",
    fix: "Make the client active again with [updateClient](op:updateClient), or use another client. `fields.status` says which state it is in.",
    fields: { status: "suspended" },
  },
  deletion_disabled: {
    cause: "Events that were once published cannot be deleted, so that registrations and history stay true.",
    fix: "Archive the event instead.",
  },
  not_ready: {
    cause: "Checks that have to pass first do not pass yet.",
    fix: "`error.fields` lists what is missing. Before a show goes live, for instance, the host has to be in the studio with a working connection.",
    fields: { host: "required" },
  },
  not_live: {
    cause: "The studio command needs a host on air, and nobody is.",
    fix: "Wait for [show.started](kind:show.started), or read [getStudio](op:getStudio) to see whether the host is present and the show live. Commands are not kept for later.",
  },
  slot_limit_reached: {
    cause: "Everything of this kind is taken: places of an event, webhooks of a workspace, and so on.",
    fix: "Free one or raise the limit where it is yours to raise, such as an event's `capacity`.",
    fields: { capacity: "too_many" },
  },
  storage_full: {
    cause:
      "The files of the workspace, test and live together, take up all the space that its plan has for them.",
    fix: "Delete what is not used any more, such as assets: the space is free within some two hours, once the bytes are gone. Or move to a plan with more. Uploads that were never completed go by themselves after a day.",
    fields: { storage: "too_large" },
  },
  range_not_satisfiable: {
    cause: "The `Range` header asks for a part behind the end of the file.",
    fix: "`Content-Range` of the answer says how long the file is. Without a `Range` the whole of it comes.",
    fields: { Range: "too_large" },
  },
  gone: {
    cause:
      "It existed and has been ended for good: a show that is over, a link that was withdrawn, a place that was cancelled.",
    fix: "Do not retry. Make a new link or show if there should be one.",
  },
  payload_too_large: {
    cause: "The body has more bytes than the API reads.",
    fix: "Send less at once, or split it into several calls. [Limits](/docs/limits) has the numbers.",
  },
  unsupported_media_type: {
    cause:
      "The body is not marked as JSON in UTF-8, or came with a content encoding. Where a file is taken: it is marked as another type than those, or its bytes are none of them whatever it is called.",
    fix: "Send `Content-Type: application/json` and an uncompressed body; for a file its own type, one of those that the page of the operation names.",
  },
  rate_limited: {
    cause:
      "Calls came faster than the environment's bucket refills, or too many are under way at once. Repeated failures of authentication count against the address.",
    fix: "Wait as many seconds as `Retry-After` says, then repeat with the same Idempotency-Key. Watch `X-RateLimit-Remaining` to slow down before you are stopped. The TypeScript client waits and repeats by itself.",
  },
  plan_quota_exceeded: {
    cause: "The month's number of requests of the plan is used up.",
    fix: "Wait for the next month or raise the plan. Listening to [webhooks](/docs/webhooks) instead of polling saves most requests.",
  },
  internal_error: {
    cause: "Something broke on our side. The change was not made, or was made completely: never by half.",
    fix: "Repeat the call with the same Idempotency-Key; if it had been made, you get its answer. If it goes on, report the `request_id`.",
  },
  service_unavailable: {
    cause: "A part that the call needs does not answer at the moment, such as the database.",
    fix: "Repeat with the same Idempotency-Key after a pause that doubles each time. `Retry-After` is given where we know better.",
  },
};
