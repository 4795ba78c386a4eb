import { type EnvelopeMeta, success } from "@/lib/api/wire/envelope";
import type { VerbRun } from "@/lib/operation/make-ctx";
import type { Page } from "@/lib/operation/operation";
import { credits, ORDINARY_REQUEST_MICROS, toUsd } from "@/lib/platform/money/money";
import { issueCapability } from "@/lib/platform/security/capability";
import { capabilityCookieName, serializeCookie } from "@/lib/platform/security/cookies";
import type { Call, Outcome } from "../call-state";
import type { Parsed } from "./parse";
import { paysForRequests } from "./pay";
import type { StoredAnswer } from "./stored-answers";

const withVersion = (headers: Record<string, string>, { version }: EnvelopeMeta): Record<string, string> =>
  version === undefined ? headers : { ...headers, ETag: `"${version}"` };

/** Returns the first response verbatim, together with the headers that repeat parts of it. */
export function replayed(call: Call, { status, body, cookies }: StoredAnswer): Outcome {
  call.replayed = true;
  const { meta } = JSON.parse(body) as { meta: EnvelopeMeta };
  const headers = { ...call.headers, "Idempotent-Replayed": "true", "X-Request-Id": meta.request_id };
  return { status, body, headers: withVersion(headers, meta), ...(cookies ? { cookies } : {}) };
}

export function answer(call: Call, parsed: Parsed, verbRun: VerbRun, output: unknown): Outcome {
  const { op, meta } = call;
  if (op.raw) return { status: op.status, body: JSON.stringify(output), headers: call.headers, data: output };
  const envelope: EnvelopeMeta = { request_id: meta.requestId };
  if (verbRun.ctx.meta.version !== undefined) envelope.version = verbRun.ctx.meta.version;
  if (verbRun.ctx.meta.nextCursor !== undefined) envelope.next_cursor = verbRun.ctx.meta.nextCursor;
  let data = output;
  if ("list" in op.output) {
    const page = output as Page<unknown>;
    data = page.items;
    envelope.next_cursor = page.nextCursor;
  }
  if (parsed.controls.dryRun) {
    const own = call.buildMicros || (paysForRequests(call) ? ORDINARY_REQUEST_MICROS : 0);
    const cost = own + (verbRun.ctx.meta.reservedMicros ?? 0);
    envelope.dry_run = true;
    envelope.quote = { credits: cost / credits(1), cost_usd: toUsd(cost) };
    if (verbRun.ctx.meta.recipients !== undefined) envelope.quote.recipients = verbRun.ctx.meta.recipients;
  }
  return {
    status: op.status,
    body: success(data, envelope),
    headers: withVersion(call.headers, envelope),
    data: output,
    ...(envelope.next_cursor === undefined ? {} : { nextCursor: envelope.next_cursor }),
    cookies: verbRun.grants.map(grantCookie),
  };
}

const grantCookie = ({ capability, slug }: VerbRun["grants"][number]): string =>
  serializeCookie(
    capabilityCookieName(capability.kind, slug),
    issueCapability(capability),
    Math.max(0, capability.expiresAt - Math.floor(Date.now() / 1000)),
  );
