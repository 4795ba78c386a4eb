import { endReservations, type Reserved, reserve } from "@/lib/platform/budget";
import { issueCapability } from "@/lib/platform/capability";
import { capabilityCookieName, serializeCookie } from "@/lib/platform/cookies";
import type { Reservation } from "@/lib/platform/ctx";
import { transaction } from "@/lib/platform/db";
import { failpoint } from "@/lib/platform/failpoint";
import { log } from "@/lib/platform/log";
import { credits, ORDINARY_REQUEST_MICROS, toUsd } from "@/lib/platform/money";
import { pokeDispatcher } from "@/lib/platform/poke";
import type { Principal } from "@/lib/platform/principal";
import { Problem } from "@/lib/platform/problem";
import { fingerprint } from "./canonical";
import { type EnvelopeMeta, success } from "./envelope";
import { handlerOf } from "./handlers";
import { makeCtx, type Workbench } from "./make-ctx";
import { isMutation, type Operation, type Page } from "./operation";
import { problemOutcome, toProblem } from "./problems";
import { authorize } from "./steps/authorize";
import { writeEffects } from "./steps/finish";
import {
  claimKey,
  findAnswer,
  type KeyScope,
  readKey,
  type StoredAnswer,
  storeAnswer,
} from "./steps/idempotency";
import { writeUsage } from "./steps/meter";
import { type Parsed, parseInput, type RawInput } from "./steps/parse";
import { takeRateFor } from "./steps/rate-limit";

export interface CallMeta {
  requestId: string;
  method: string;
  /** The concrete path, with prefix and without query. */
  path: string;
  idempotencyKey: string | undefined;
  /** http, dashboard, studio, mcp, system */
  source: string;
  tool?: string;
}

export interface Outcome {
  status: number;
  body: string;
  headers: Record<string, string>;
  problem?: Problem;
  /** The verb's own answer, for callers in this process. */
  data?: unknown;
  /** `Set-Cookie` values for the visitor's browser. */
  cookies?: string[];
}

/** State of one call on its way through the steps. */
interface Call {
  op: Operation;
  principal: Principal;
  meta: CallMeta;
  raw: RawInput;
  headers: Record<string, string>;
  parsed?: Parsed;
  key?: KeyScope;
  reserved?: Reserved;
  handedOver: Set<string>;
  costMicros: number;
  replayed: boolean;
}

/** Takes one call through every step and always answers. The same for HTTP, MCP, pages and jobs. */
export async function execute(
  op: Operation,
  principal: Principal,
  raw: RawInput,
  meta: CallMeta,
): Promise<Outcome> {
  const started = performance.now();
  const call: Call = {
    op,
    principal,
    meta,
    raw,
    headers: {},
    handedOver: new Set(),
    costMicros: 0,
    replayed: false,
  };
  let outcome: Outcome;
  let release = (): void => {};
  try {
    const ticket = takeRateFor(principal);
    if (ticket) {
      release = ticket.release;
      Object.assign(call.headers, ticket.headers);
    }
    outcome = await run(call);
  } catch (error) {
    outcome = await refuse(call, error);
  } finally {
    release();
  }
  if (isMetered(principal) && meta.source !== "page")
    await writeUsage({
      principal,
      requestId: meta.requestId,
      operationId: op.operationId ?? op.id,
      method: meta.method,
      path: meta.path,
      status: outcome.status,
      errorCode: outcome.problem?.code,
      durationMs: Math.round((performance.now() - started) * 100) / 100,
      costMicros: call.costMicros,
      source: meta.source,
      tool: meta.tool,
      idempotencyKey: meta.idempotencyKey,
      dryRun: call.parsed?.controls.dryRun ?? false,
      replayed: call.replayed,
      clientId: undefined,
    });
  return outcome;
}

/**
 * Calls of a workspace's own people and keys are usage; visits of its audience are not, and neither is what our
 * own pages read to draw themselves.
 */
const isMetered = ({ actor }: Principal): boolean =>
  actor.type === "key" || actor.type === "user" || actor.type === "host";

async function run(call: Call): Promise<Outcome> {
  const { op, principal, meta } = call;
  authorize(op, principal);
  const header = readKey(op, meta.idempotencyKey, meta.path.startsWith("/v1/"));
  const parsed = parseInput(op, call.raw);
  call.parsed = parsed;
  if (header !== undefined && !parsed.controls.dryRun) {
    const print = fingerprint({ query: call.raw.query, body: call.raw.body ?? null });
    call.key = { ...principal, method: meta.method, path: meta.path, key: header, fingerprint: print };
    const stored = await findAnswer(call.key);
    if (stored) return replay(call, stored);
  }
  await reserveFor(call, parsed);
  return isMutation(op) ? await mutate(call, parsed) : await read(call, parsed);
}

/** Sessions, hosts, guests and attendees look and click for free; what they build still costs. */
const paysForRequests = (call: Call): boolean => call.principal.actor.type === "key" && !call.op.free;

async function reserveFor(call: Call, parsed: Parsed): Promise<void> {
  const { op, principal, meta } = call;
  if (parsed.controls.dryRun) return;
  const charges = [];
  const ordinary = paysForRequests(call);
  if (ordinary)
    charges.push({ kind: "request", subject: meta.requestId, costMicros: ORDINARY_REQUEST_MICROS });
  const build = buildCost(op, parsed);
  if (build > 0) charges.push({ kind: op.cost?.kind ?? op.id, subject: meta.requestId, costMicros: build });
  if (charges.length === 0) return;
  call.reserved = await reserve(principal, charges, new Date(), ordinary ? 1 : 0);
  noteRemaining(call);
}

function buildCost(op: Operation, parsed: Parsed): number {
  if (!op.cost) return 0;
  const applies = op.cost.when?.(parsed.input as never) ?? true;
  return applies ? credits(op.cost.credits) : 0;
}

function noteRemaining(call: Call): void {
  const remaining = call.reserved?.remainingMicros;
  if (typeof remaining === "number")
    call.headers["X-Service-Cost-Remaining-USD"] = toUsd(remaining).toFixed(6);
}

/** Settles what the call used up itself; jobs that took a reservation over end it later. */
async function settle(call: Call, ok: boolean): Promise<void> {
  const own = (call.reserved?.entries ?? []).filter((entry) => !call.handedOver.has(entry.id));
  const ends = own.map((entry) => ({
    id: entry.id,
    settledMicros: ok || entry.kind === "request" ? entry.costMicros : null,
  }));
  await endReservations(ends);
  call.costMicros = ends.reduce((sum, end) => sum + (end.settledMicros ?? 0), 0);
}

async function replay(call: Call, stored: StoredAnswer): Promise<Outcome> {
  call.replayed = true;
  if (paysForRequests(call)) {
    const charge = { kind: "request", subject: call.meta.requestId, costMicros: ORDINARY_REQUEST_MICROS };
    call.reserved = await reserve(call.principal, [charge], new Date(), 1);
    noteRemaining(call);
    await settle(call, true);
  }
  return {
    status: stored.status,
    body: stored.body,
    headers: { ...call.headers, "Idempotent-Replayed": "true" },
  };
}

const reservationOf = (call: Call): Reservation | undefined => {
  const entry = call.reserved?.entries.find(({ kind }) => kind !== "request");
  return (
    entry && {
      id: entry.id,
      costMicros: entry.costMicros,
      handOver: () => void call.handedOver.add(entry.id),
    }
  );
};

function workbench(call: Call, parsed: Parsed): Workbench {
  return makeCtx({
    principal: call.principal,
    operationId: call.op.operationId ?? call.op.id,
    requestId: call.meta.requestId,
    controls: parsed.controls,
    now: new Date(),
    reservation: reservationOf(call),
  });
}

async function read(call: Call, parsed: Parsed): Promise<Outcome> {
  const bench = workbench(call, parsed);
  const output = await handlerOf(call.op)(bench.ctx, parsed.input);
  await settle(call, true);
  return answer(call, parsed, bench, output);
}

async function mutate(call: Call, parsed: Parsed): Promise<Outcome> {
  const bench = workbench(call, parsed);
  const { dryRun } = parsed.controls;
  const done = await transaction(async ({ rollback }) => {
    if (call.key && !(await claimKey(call.key))) return { stored: await findAnswer(call.key) };
    const output = await handlerOf(call.op)(bench.ctx, parsed.input);
    if (bench.effects.audit.length === 0) throw new Error(`${call.op.id} recorded no audit entry`);
    const outcome = answer(call, parsed, bench, output);
    if (dryRun) {
      await checkEffects(bench);
      rollback();
      return { outcome };
    }
    await writeEffects(bench.effects, {
      ...call.meta,
      principal: call.principal,
      operationId: bench.ctx.operationId,
      reason: parsed.controls.reason,
      now: bench.ctx.now,
    });
    if (call.key) await storeAnswer(call.key, outcome);
    return { outcome };
  });
  if (!("outcome" in done)) {
    call.handedOver.clear();
    await settle(call, false);
    call.replayed = true;
    if (!done.stored)
      throw new Problem("idempotency_in_progress", undefined, undefined, { "Retry-After": "1" });
    return {
      status: done.stored.status,
      body: done.stored.body,
      headers: { ...call.headers, "Idempotent-Replayed": "true" },
    };
  }
  failpoint("after-commit");
  if (!dryRun) await afterCommit(call, bench);
  return done.outcome as Outcome;
}

/** Effects must at least be writable as JSON, also when nothing is going to be written. */
async function checkEffects(bench: Workbench): Promise<void> {
  JSON.stringify(bench.effects);
}

async function afterCommit(call: Call, bench: Workbench): Promise<void> {
  try {
    await settle(call, true);
  } catch (error) {
    log().warn({ err: error, request_id: call.meta.requestId }, "reservation left to the reconciler");
  }
  if (bench.effects.jobs.length + bench.effects.events.length > 0) pokeDispatcher();
  for (const work of bench.after) {
    try {
      await work();
    } catch (error) {
      log().warn(
        { err: error, request_id: call.meta.requestId },
        "nudge after commit failed; its job will do it",
      );
    }
  }
}

function answer(call: Call, parsed: Parsed, bench: Workbench, output: unknown): Outcome {
  const { op, meta } = call;
  if (op.raw) return { status: op.status, body: JSON.stringify(output), headers: call.headers, data: output };
  const envelope: EnvelopeMeta = { request_id: meta.requestId };
  if (bench.ctx.meta.version !== undefined) envelope.version = bench.ctx.meta.version;
  let data = output;
  if ("list" in op.output) {
    const page = output as Page<unknown>;
    data = page.items;
    envelope.next_cursor = page.nextCursor;
  }
  if (parsed.controls.dryRun) {
    const cost = buildCost(op, parsed) + (paysForRequests(call) ? ORDINARY_REQUEST_MICROS : 0);
    envelope.dry_run = true;
    envelope.quote = { credits: cost / credits(1), cost_usd: toUsd(cost) };
    if (bench.ctx.meta.recipients !== undefined) envelope.quote.recipients = bench.ctx.meta.recipients;
  }
  const headers = { ...call.headers };
  if (envelope.version !== undefined) headers.ETag = `"${envelope.version}"`;
  return {
    status: op.status,
    body: success(data, envelope),
    headers,
    data: output,
    cookies: bench.grants.map(grantCookie),
  };
}

const grantCookie = ({ capability, slug }: Workbench["grants"][number]): string =>
  serializeCookie(
    capabilityCookieName(capability.kind, slug),
    issueCapability(capability),
    Math.max(0, capability.expiresAt - Math.floor(Date.now() / 1000)),
  );

async function refuse(call: Call, error: unknown): Promise<Outcome> {
  const problem = toProblem(error, call.meta.requestId);
  try {
    call.handedOver.clear();
    await settle(call, false);
  } catch (failure) {
    log().warn({ err: failure, request_id: call.meta.requestId }, "reservation left to the reconciler");
  }
  return {
    ...problemOutcome(problem, call.meta.requestId),
    headers: { ...call.headers, ...problem.headers },
    problem,
  };
}
