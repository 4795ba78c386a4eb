import { fingerprint } from "@/lib/operation/canonical";
import { effectWrites } from "@/lib/operation/effects";
import { makeCtx, type Workbench } from "@/lib/operation/make-ctx";
import { isMutation, type Operation } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { transaction } from "@/lib/platform/database/db";
import { WriteAgain } from "@/lib/platform/database/db-unit";
import { pokeDispatcher } from "@/lib/platform/jobs/poke";
import { BudgetRefusal } from "@/lib/platform/money/budget-refusal";
import { failpoint } from "@/lib/platform/runtime/failpoint";
import { log } from "@/lib/platform/runtime/log";
import { traced } from "@/lib/platform/runtime/trace";
import { isProgram, type Principal } from "@/lib/platform/security/principal";
import { problemOutcome, toProblem } from "../wire/problems";
import type { Call, CallMeta, Outcome } from "./call-state";
import { handlerOf } from "./handlers";
import { takeAddressLimit } from "./steps/address-limit";
import { answer, replayed } from "./steps/answer";
import { authorize } from "./steps/authorize";
import {
  answerOfTwin,
  claim,
  findAnswer,
  forgetExpired,
  KeyTaken,
  noteSeen,
  readKey,
  type StoredAnswer,
  storeAnswer,
  wasSeen,
} from "./steps/idempotency";
import { settleAndMeter } from "./steps/meter";
import { type Parsed, parseInput, type RawInput } from "./steps/parse";
import {
  buildCost,
  giveBack,
  payRequest,
  paysForRequests,
  reservationOf,
  reserveFor,
  settle,
} from "./steps/pay";
import { takeRateFor } from "./steps/rate-limit";

export type { CallMeta, Outcome } from "./call-state";

/** How often a call that met somebody else's row by bad luck is made again. */
const MOST_ATTEMPTS = 4;

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
    claimed: false,
    attempts: 0,
  };
  let outcome: Outcome;
  let release = (): void => {};
  try {
    const ticket = takeRateFor(principal);
    if (ticket) {
      release = ticket.release;
      call.headers = ticket.headers;
    }
    takeAddressLimit(op, principal);
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
    lease: call.lease,
    ends: call.ends,
  });
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
    const { workspaceId, environment } = principal;
    const { method, path } = meta;
    call.key = { workspaceId, environment, method, path, key: header, fingerprint: print };
    // Elsewhere the claim itself finds out; what costs more than a request is not reserved on suspicion.
    const stored = wasSeen(call.key) || buildCost(op, parsed) > 0 ? await findAnswer(call.key) : undefined;
    if (stored) return replay(call, stored);
  }
  try {
    await traced("reserve", {}, () => reserveFor(call, parsed));
  } catch (error) {
    const stored = await answerInstead(call, error);
    if (stored) return replay(call, stored);
    throw error;
  }
  return isMutation(op) ? await mutate(call, parsed) : await read(call, parsed);
}

/** The last credit may be held by the first of two identical calls: the second waits for it and is no refusal. */
async function answerInstead({ key }: Call, error: unknown): Promise<StoredAnswer | undefined> {
  if (!key || !(error instanceof BudgetRefusal) || error.reason.kind === "quota") return undefined;
  return answerOfTwin(key);
}

async function replay(call: Call, stored: StoredAnswer): Promise<Outcome> {
  if (paysForRequests(call)) {
    await payRequest(call);
    settle(call, true);
  }
  return replayed(call, stored);
}

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
  const output = await traced("verb", {}, () => handlerOf(call.op)(bench.ctx, parsed.input));
  settle(call, true);
  return answer(call, parsed, bench, output);
}

async function mutate(call: Call, parsed: Parsed): Promise<Outcome> {
  const { key } = call;
  try {
    return await attempt(call, parsed);
  } catch (error) {
    if (error instanceof WriteAgain && call.attempts < MOST_ATTEMPTS) return mutate(call, parsed);
    // What went wrong may have been that the same call was made before: then that one's answer is the answer.
    const stored = key && !call.claimed ? await findAnswer(key) : undefined;
    if (!stored && key && error instanceof KeyTaken) {
      if (await forgetExpired(key)) return attempt(call, parsed);
      throw new Problem("idempotency_in_progress", undefined, undefined, { "Retry-After": "1" });
    }
    if (!stored || !key) throw error;
    call.handedOver.clear();
    settle(call, false);
    return replayed(call, stored);
  }
}

/** The verb and all that it does, in one transaction. */
async function attempt(call: Call, parsed: Parsed): Promise<Outcome> {
  const { key } = call;
  const { dryRun, reason } = parsed.controls;
  call.attempts += 1;
  call.handedOver.clear();
  const bench = workbench(call, parsed);
  let made: Outcome | undefined;
  const outcome = await transaction(
    async ({ rollback, finish, isOpen }) => {
      const output = await traced("verb", {}, () => handlerOf(call.op)(bench.ctx, parsed.input));
      if (bench.effects.audit.length === 0) throw new Error(`${call.op.id} recorded no audit entry`);
      // The claim was sent with the first statement, or goes out with all others and the answer in it.
      call.claimed = isOpen();
      made = answer(call, parsed, bench, output);
      if (dryRun) {
        checkEffects(bench);
        rollback();
        return made;
      }
      const { principal, requestId, operationId, source, now } = bench.ctx;
      finish(effectWrites(bench.effects, { principal, requestId, operationId, source, reason, now }));
      if (key && isOpen()) finish([storeAnswer(key, made)]);
      return made;
    },
    key && (() => claim(key, made)),
  );
  if (key) noteSeen(key, outcome);
  failpoint("after-commit");
  settle(call, true);
  if (!dryRun) await afterCommit(call, bench);
  return outcome;
}

/** Effects must at least be writable as JSON, also when nothing is going to be written. */
const checkEffects = ({ effects }: Workbench): void => void JSON.stringify(effects);

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
