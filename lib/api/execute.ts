import {
  endReservations,
  type ReservationEnd,
  type Reserved,
  remainingMicros,
  reserve,
} from "@/lib/platform/budget";
import { issueCapability } from "@/lib/platform/capability";
import { capabilityCookieName, serializeCookie } from "@/lib/platform/cookies";
import type { Reservation } from "@/lib/platform/ctx";
import { transaction } from "@/lib/platform/db";
import { failpoint } from "@/lib/platform/failpoint";
import { log } from "@/lib/platform/log";
import { credits, ORDINARY_REQUEST_MICROS, toUsd } from "@/lib/platform/money";
import { pokeDispatcher } from "@/lib/platform/poke";
import { isProgram, type Principal } from "@/lib/platform/principal";
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
import { settleAndMeter } from "./steps/meter";
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
  read: () => Promise<RawInput>;
  headers: Record<string, string>;
  parsed?: Parsed;
  key?: KeyScope;
  reserved?: Reserved;
  bench?: Workbench;
  handedOver: Set<string>;
  ends: ReservationEnd[];
  replayed: boolean;
}

/**
 * Takes one call through every step and always answers. The same for HTTP, MCP, pages and jobs. Input that still has
 * to be received is read behind the rate limit, so that bad bodies count like all other calls.
 */
export async function execute(
  op: Operation,
  principal: Principal,
  raw: RawInput | (() => Promise<RawInput>),
  meta: CallMeta,
): Promise<Outcome> {
  const started = performance.now();
  const call: Call = {
    op,
    principal,
    meta,
    read: typeof raw === "function" ? raw : async () => raw,
    headers: {},
    handedOver: new Set(),
    ends: [],
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
    outcome = refuse(call, error);
  } finally {
    release();
  }
  await finish(call, outcome, performance.now() - started);
  return outcome;
}

async function finish(call: Call, outcome: Outcome, ms: number): Promise<void> {
  const { op, principal, meta } = call;
  if (!isMetered(principal) || meta.source === "page") return giveBack(call);
  await settleAndMeter({
    principal,
    requestId: meta.requestId,
    operationId: op.operationId ?? op.id,
    method: meta.method,
    path: meta.path,
    status: outcome.status,
    errorCode: outcome.problem?.code,
    durationMs: Math.round(ms * 100) / 100,
    source: meta.source,
    tool: meta.tool,
    idempotencyKey: meta.idempotencyKey,
    dryRun: call.parsed?.controls.dryRun ?? false,
    replayed: call.replayed,
    clientId: call.bench?.ctx.meta.clientId,
    ends: call.ends,
  });
}

async function giveBack(call: Call): Promise<void> {
  try {
    await endReservations(call.ends);
  } catch (error) {
    log().warn({ err: error, request_id: call.meta.requestId }, "reservation left to the reconciler");
  }
}

/**
 * Calls of a workspace's own people and keys are usage; visits of its audience are not, and neither is what our
 * own pages read to draw themselves.
 */
const isMetered = (principal: Principal): boolean =>
  isProgram(principal) || principal.actor.type === "user" || principal.actor.type === "host";

async function run(call: Call): Promise<Outcome> {
  const { op, principal, meta } = call;
  authorize(op, principal);
  const header = readKey(op, meta.idempotencyKey, meta.path.startsWith("/v1/"));
  const raw = await call.read();
  const parsed = parseInput(op, raw);
  call.parsed = parsed;
  if (header !== undefined && !parsed.controls.dryRun) {
    const print = fingerprint({ query: raw.query, body: raw.body ?? null });
    call.key = { ...principal, method: meta.method, path: meta.path, key: header, fingerprint: print };
    const stored = await findAnswer(call.key);
    if (stored) return replay(call, stored);
  }
  try {
    await reserveFor(call, parsed);
  } catch (error) {
    const stored = await answerOfTwin(call, error);
    if (stored) return replay(call, stored);
    throw error;
  }
  return isMutation(op) ? await mutate(call, parsed) : await read(call, parsed);
}

/** The last credit may be held by the first of two identical calls: the second waits for it and is no refusal. */
async function answerOfTwin({ key }: Call, error: unknown): Promise<StoredAnswer | undefined> {
  if (!key || !(error instanceof Problem) || error.code !== "cost_credit_exhausted") return undefined;
  return transaction(async ({ rollback }) => {
    rollback();
    return (await claimKey(key)) ? undefined : await findAnswer(key);
  });
}

/** Sessions, hosts, guests and attendees look and click for free; what they build still costs. */
const paysForRequests = (call: Call): boolean => isProgram(call.principal) && !call.op.free;

async function reserveFor(call: Call, parsed: Parsed): Promise<void> {
  const { op, principal, meta } = call;
  if (parsed.controls.dryRun) return noteRemaining(call, await remainingMicros(principal, new Date()));
  const charges = [];
  const ordinary = paysForRequests(call);
  if (ordinary)
    charges.push({ kind: "request", subject: meta.requestId, costMicros: ORDINARY_REQUEST_MICROS });
  const build = buildCost(op, parsed);
  if (build > 0) charges.push({ kind: op.cost?.kind ?? op.id, subject: meta.requestId, costMicros: build });
  if (charges.length === 0) return noteRemaining(call, await remainingMicros(principal, new Date()));
  call.reserved = await reserve(principal, charges, new Date(), ordinary ? 1 : 0);
  noteRemaining(call, call.reserved.remainingMicros);
}

function buildCost(op: Operation, parsed: Parsed): number {
  if (!op.cost) return 0;
  const applies = op.cost.when?.(parsed.input as never) ?? true;
  return applies ? credits(op.cost.credits) : 0;
}

function noteRemaining(call: Call, remaining: number | null): void {
  if (remaining !== null) call.headers["X-Service-Cost-Remaining-USD"] = toUsd(remaining).toFixed(6);
}

/** Notes what the call used up itself; jobs that took a reservation over end it later. */
function settle(call: Call, ok: boolean): void {
  const own = (call.reserved?.entries ?? []).filter((entry) => !call.handedOver.has(entry.id));
  call.ends = own.map((entry) => ({
    id: entry.id,
    settledMicros: ok || entry.kind === "request" ? entry.costMicros : null,
  }));
}

async function replay(call: Call, stored: StoredAnswer): Promise<Outcome> {
  if (paysForRequests(call)) {
    const charge = { kind: "request", subject: call.meta.requestId, costMicros: ORDINARY_REQUEST_MICROS };
    call.reserved = await reserve(call.principal, [charge], new Date(), 1);
    noteRemaining(call, call.reserved.remainingMicros);
    settle(call, true);
  }
  return replayed(call, stored);
}

/** The first answer to the letter; headers that repeat what it says are those of the first as well. */
function replayed(call: Call, { status, body }: StoredAnswer): Outcome {
  call.replayed = true;
  const { meta } = JSON.parse(body) as { meta: EnvelopeMeta };
  const headers = { ...call.headers, "Idempotent-Replayed": "true", "X-Request-Id": meta.request_id };
  return { status, body, headers: withVersion(headers, meta) };
}

const withVersion = (headers: Record<string, string>, { version }: EnvelopeMeta): Record<string, string> =>
  version === undefined ? headers : { ...headers, ETag: `"${version}"` };

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
  call.bench = makeCtx({
    principal: call.principal,
    operationId: call.op.operationId ?? call.op.id,
    source: call.meta.source,
    requestId: call.meta.requestId,
    controls: parsed.controls,
    now: new Date(),
    reservation: reservationOf(call),
  });
  return call.bench;
}

async function read(call: Call, parsed: Parsed): Promise<Outcome> {
  const bench = workbench(call, parsed);
  const output = await handlerOf(call.op)(bench.ctx, parsed.input);
  settle(call, true);
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
    settle(call, false);
    if (!done.stored)
      throw new Problem("idempotency_in_progress", undefined, undefined, { "Retry-After": "1" });
    return replayed(call, done.stored);
  }
  failpoint("after-commit");
  settle(call, true);
  if (!dryRun) await afterCommit(call, bench);
  return done.outcome as Outcome;
}

/** Effects must at least be writable as JSON, also when nothing is going to be written. */
async function checkEffects(bench: Workbench): Promise<void> {
  JSON.stringify(bench.effects);
}

async function afterCommit(call: Call, bench: Workbench): Promise<void> {
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
  return {
    status: op.status,
    body: success(data, envelope),
    headers: withVersion(call.headers, envelope),
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

function refuse(call: Call, error: unknown): Outcome {
  const problem = toProblem(error, call.meta.requestId);
  call.handedOver.clear();
  settle(call, false);
  return {
    ...problemOutcome(problem, call.meta.requestId),
    headers: { ...call.headers, ...problem.headers },
    problem,
  };
}
