import { storageProblem } from "@/lib/modules/files/files";
import { effectWrites } from "@/lib/operation/effects";
import type { FileAnswer } from "@/lib/operation/file-answer";
import { makeCtx, type VerbRun } from "@/lib/operation/make-ctx";
import { bytesOf, isMutation, type Operation, type Walk } from "@/lib/operation/operation";
import { willSend } from "@/lib/operation/sends";
import { outsideTransaction, transaction } from "@/lib/platform/database/db";
import { pokeDispatcher } from "@/lib/platform/jobs/poke";
import { credits } from "@/lib/platform/money/money";
import { failpoint } from "@/lib/platform/runtime/failpoint";
import { log } from "@/lib/platform/runtime/log";
import { traced } from "@/lib/platform/runtime/trace";
import { isProgram, type Principal } from "@/lib/platform/security/principal";
import { problemOutcome, toProblem } from "../wire/problems";
import type { Call, CallMeta, Outcome } from "./call-state";
import { handlerOf } from "./handlers";
import { addDetails } from "./steps/add-details";
import { addLocations } from "./steps/add-locations";
import { takeAddressLimit } from "./steps/address-limit";
import { answer } from "./steps/answer";
import { answerWalk } from "./steps/answer-walk";
import { countForAudit } from "./steps/audience-audit";
import { takeAudienceRate } from "./steps/audience-rate";
import { authorize } from "./steps/authorize";
import { afterLostRaces } from "./steps/lost-race";
import { settleAndMeter } from "./steps/meter";
import { type Claim, checkKey, once } from "./steps/once";
import { type Parsed, parseInput, type RawInput } from "./steps/parse";
import {
  declaredPrice,
  hasPrice,
  releaseReservations,
  reservationsOf,
  reserveFor,
  settle,
  withTwoConnections,
} from "./steps/pay";
import { takeRateFor } from "./steps/rate-limit";
import { receive } from "./steps/receive";
import { requireSend } from "./steps/require-send";

export type { CallMeta, Outcome } from "./call-state";

/**
 * Takes a call through every step and always returns an outcome. The same for HTTP, MCP, pages and jobs.
 * Pending input is read after the rate limit, so that invalid bodies count like all other calls.
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
    buildMicros: 0,
    builds: [],
    handedOver: new Set(),
    released: new Set(),
    ends: [],
    replayed: false,
  };
  let outcome: Outcome;
  let release = (): void => {};
  try {
    const ticket = op.audience ? takeAudienceRate(op, principal) : takeRateFor(principal, meta.source);
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
  await meter(call, outcome, performance.now() - started);
  return outcome;
}

async function meter(call: Call, outcome: Outcome, ms: number): Promise<void> {
  const { op, principal, meta } = call;
  if (!isMetered(principal) || op.audience || meta.source === "page") return releaseReservations(call);
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
    clientId: call.verbRun?.ctx.meta.clientId,
    lease: call.lease,
    ends: call.ends,
  });
}

/**
 * Calls by a workspace's members and keys are usage. Visits of its audience aren't, and neither are the reads
 * that our own pages need to render.
 */
const isMetered = (principal: Principal): boolean =>
  isProgram(principal) || principal.actor.type === "user" || principal.actor.type === "host";

async function run(call: Call): Promise<Outcome> {
  const { op, principal } = call;
  authorize(op, principal);
  checkKey(call);
  call.raw = await call.read();
  const parsed = parseInput(op, call.raw);
  call.parsed = parsed;
  requireSend(op, principal, parsed.input);
  call.builds = await buildPrice(call, parsed);
  call.buildMicros = call.builds.reduce((sum, { costMicros }) => sum + costMicros, 0);
  if (bytesOf(op)) return upload(call, parsed);
  if (isMutation(op)) return onceFor(call, parsed);
  await reserveFor(call, parsed);
  return read(call, parsed);
}

/** Most prices follow from the input; some have to be looked up. */
async function buildPrice(call: Call, parsed: Parsed): Promise<Call["builds"]> {
  const { price } = handlerOf(call.op);
  const kind = call.op.cost?.kind ?? call.op.id;
  if (!price) return [{ kind, costMicros: declaredPrice(call.op, parsed) }];
  const found = await traced("price", {}, () => price(startRun(call, parsed).ctx, parsed.input));
  const parts = typeof found === "number" ? [{ kind, credits: found }] : found;
  return parts.map((part) => ({ kind: part.kind, costMicros: credits(part.credits) }));
}

/**
 * Receives the file first; callers who can't pay are refused before that. A price of its own is reserved with
 * the work.
 */
async function upload(call: Call, parsed: Parsed): Promise<Outcome> {
  if (!hasPrice(call, parsed)) await reserveFor(call, parsed);
  const { drop } = await receive(call, parsed);
  try {
    return await onceFor(call, parsed);
  } finally {
    await drop();
  }
}

const onceFor = (call: Call, parsed: Parsed): Promise<Outcome> =>
  once(call, (claim) => mutate(call, parsed, claim), preparesAtACost(call, parsed));

/** What is done before the transaction has to be paid for before it: a language model may be asked there. */
const preparesAtACost = (call: Call, parsed: Parsed): boolean =>
  hasPrice(call, parsed) && handlerOf(call.op).prepare !== undefined;

function startRun(call: Call, parsed: Parsed): VerbRun {
  call.verbRun = makeCtx({
    principal: call.principal,
    operationId: call.op.operationId ?? call.op.id,
    source: call.meta.source,
    requestId: call.meta.requestId,
    controls: parsed.controls,
    reservations: reservationsOf(call),
  });
  return call.verbRun;
}

async function read(call: Call, parsed: Parsed): Promise<Outcome> {
  const verbRun = startRun(call, parsed);
  const output = await traced("verb", {}, () => handlerOf(call.op)(verbRun.ctx, parsed.input));
  if ("lines" in call.op.output) {
    const outcome = await answerWalk(call, parsed, verbRun, output as Walk<unknown>);
    settle(call, true);
    return outcome;
  }
  settle(call, true);
  if ("file" in call.op.output) return fileOutcome(call, output as FileAnswer);
  return answer(call, parsed, verbRun, output);
}

async function fileOutcome({ op, meta, headers }: Call, file: FileAnswer): Promise<Outcome> {
  const sent = await meta.sendFile?.(file).catch((error: unknown) => {
    throw storageProblem(error);
  });
  if (!sent) return { status: op.status, body: "", headers, data: file };
  const { status, stream } = sent;
  return { status, body: "", headers: { ...headers, ...sent.headers }, ...(stream ? { stream } : {}) };
}

async function mutate(call: Call, parsed: Parsed, claim?: Claim): Promise<Outcome> {
  const { prepare } = handlerOf(call.op);
  const paysInside = claim !== undefined && hasPrice(call, parsed) && !preparesAtACost(call, parsed);
  if (!paysInside) await reserveFor(call, parsed);
  const prepared =
    prepare && (await traced("prepare", {}, () => prepare(startRun(call, parsed).ctx, parsed.input)));
  const whole = () => afterLostRaces(call, () => work(call, parsed, claim, prepared?.value));
  try {
    return await (paysInside ? withTwoConnections(whole) : whole());
  } finally {
    await prepared?.drop();
  }
}

/** Runs the verb and all its effects in one transaction. */
async function work(
  call: Call,
  parsed: Parsed,
  claim: Claim | undefined,
  prepared: unknown,
): Promise<Outcome> {
  const { dryRun, reason } = parsed.controls;
  call.handedOver.clear();
  call.released.clear();
  const outcome = await transaction(async (control) => {
    if (claim && hasPrice(call, parsed)) {
      // A concurrent call with the same key waits at the claim and reserves nothing.
      await claim.take(control);
      await outsideTransaction(() => reserveFor(call, parsed));
    }
    const verbRun = startRun(call, parsed);
    const output = await traced("verb", {}, () => handlerOf(call.op)(verbRun.ctx, parsed.input, prepared));
    checkAudit(call.op, verbRun);
    const made = answer(call, parsed, verbRun, output);
    if (dryRun) {
      checkPreview(call.op, parsed, verbRun);
      control.rollback();
      return made;
    }
    const { principal, requestId, operationId, source, now } = verbRun.ctx;
    control.writeAtEnd(
      effectWrites(verbRun.effects, { principal, requestId, operationId, source, reason, now }),
    );
    claim?.keep(made, control, completedWithin(verbRun));
    return made;
  }, claim?.begin());
  failpoint("after-commit");
  settle(call, true);
  const { verbRun } = call;
  if (!verbRun || dryRun) return outcome;
  await afterCommit(call, verbRun);
  if (call.op.audience?.audit === "sum") countForAudit(call.op, call.principal);
  return verbRun.completions.length > 0 ? complete(call, parsed, verbRun, outcome, claim) : outcome;
}

/** Returns how many seconds the response may take to be completed, 0 if it is complete. */
const completedWithin = ({ completions }: VerbRun): number =>
  Math.max(0, ...completions.map(({ seconds }) => seconds));

/**
 * Returns the response with the results of the work after the commit, or the promised response if they are
 * unknown or can't be stored.
 */
async function complete(
  call: Call,
  parsed: Parsed,
  verbRun: VerbRun,
  promised: Outcome,
  claim: Claim | undefined,
): Promise<Outcome> {
  const known = await Promise.allSettled(verbRun.completions.map(({ work }) => work()));
  const additions = known.map((one) => (one.status === "fulfilled" ? one.value : {}));
  const output = Object.assign({}, promised.data, ...additions) as unknown;
  const whole = answer(call, parsed, verbRun, output);
  return claim && !(await claim.complete(whole)) ? promised : whole;
}

/** Every write has an audit entry, except for the audience's, which are counted together. */
function checkAudit(op: Operation, { effects }: VerbRun): void {
  if (op.audience === undefined) {
    if (effects.audit.length === 0) throw new Error(`${op.id} recorded no audit entry`);
  } else if (effects.audit.length > 0)
    throw new Error(`${op.id} is the audience's and recorded an audit entry`);
}

/** Effects must be serializable as JSON, even if they are not going to be written. */
function checkPreview(op: Operation, { input }: Parsed, { ctx, effects }: VerbRun): void {
  JSON.stringify(effects);
  if (willSend(op, input) && ctx.meta.recipients === undefined)
    throw new Error(`${op.id} sends and did not count its recipients`);
}

async function afterCommit(call: Call, verbRun: VerbRun): Promise<void> {
  if (verbRun.effects.jobs.length + verbRun.effects.events.length > 0) pokeDispatcher();
  for (const work of verbRun.afterCommit) {
    try {
      await work();
    } catch (error) {
      log().warn(
        { err: error, request_id: call.meta.requestId },
        "early run after the commit failed; its job will do it",
      );
    }
  }
}

function refuse(call: Call, error: unknown): Outcome {
  const problem = toProblem(error, call.meta.requestId);
  addDetails(call.op, problem, call.raw?.body);
  addLocations(call.op, problem, call.raw?.query);
  call.handedOver.clear();
  settle(call, false);
  return {
    ...problemOutcome(problem, call.meta.requestId),
    headers: { ...call.headers, ...problem.headers },
    problem,
  };
}
