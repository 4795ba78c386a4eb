import type { Reservation } from "@/lib/operation/ctx";
import type { Operation } from "@/lib/operation/operation";
import { ownPriceMicros } from "@/lib/operation/price";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { endReservations, remainingMicros, reserve, reserveForCalls } from "@/lib/platform/money/budget";
import { ORDINARY_REQUEST_MICROS, toUsd } from "@/lib/platform/money/money";
import { leaseRequest, remainingOf, returnRequest } from "@/lib/platform/money/request-lease";
import { atMost } from "@/lib/platform/runtime/at-most";
import { monthOf } from "@/lib/platform/runtime/clock";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { traced } from "@/lib/platform/runtime/trace";
import { isProgram } from "@/lib/platform/security/principal";
import type { Call } from "../call-state";
import type { Parsed } from "./parse";

/** Sessions, hosts, guests and attendees make requests for free. What they build still costs. */
export const paysForRequests = (call: Call): boolean => isProgram(call.principal) && !call.op.free;

/** True if a call costs more than an ordinary request. */
export const hasPrice = ({ buildMicros }: Call, parsed: Parsed): boolean =>
  !parsed.controls.dryRun && buildMicros > 0;

/** Reserves the worst case of a call's cost before any work, and only once per call. */
export const reserveFor = async (call: Call, parsed: Parsed): Promise<void> =>
  call.lease || call.reserved ? undefined : traced("reserve", {}, () => reserveAll(call, parsed));

/**
 * For calls that reserve while they hold a transaction. A reservation outlives a rollback, so it needs a
 * second connection; a pool full of such calls would deadlock.
 */
export const withTwoConnections = <T>(work: () => Promise<T>): Promise<T> =>
  processSingleton("two-connections", () => atMost(Math.floor(env().DATABASE_POOL / 2)))(work);

async function reserveAll(call: Call, parsed: Parsed): Promise<void> {
  const { principal, meta } = call;
  const build = hasPrice(call, parsed) ? call.buildMicros : 0;
  const ordinary = !parsed.controls.dryRun && paysForRequests(call);
  if (build === 0) {
    if (ordinary) return payRequest(call);
    return setRemainingHeader(call, await remainingMicros(principal, databaseNow()));
  }
  if (call.op.cost?.cents !== undefined) return reserveCents(call, ordinary);
  // The operation's price includes the ordinary one: a cap of twenty credits allows twenty builds.
  const included = ordinary ? ORDINARY_REQUEST_MICROS : 0;
  const charges = call.builds.map(({ kind, costMicros }, index) => ({
    ...{ kind, subject: meta.requestId },
    costMicros: index === 0 ? costMicros - included : costMicros,
  }));
  if (ordinary) charges.unshift(requestCharge(call));
  call.reserved = await reserve(principal, charges, databaseNow(), ordinary ? 1 : 0);
  setRemainingHeader(call, call.reserved.remainingMicros);
}

/** Sales calls have their own allowance; their ordinary requests are paid as usual. */
async function reserveCents(call: Call, ordinary: boolean): Promise<void> {
  const { principal, meta } = call;
  if (ordinary) await payRequest(call);
  const charges = call.builds.map((part) => ({ ...part, subject: meta.requestId }));
  const entries = await reserveForCalls(principal, charges, databaseNow());
  const { entries: before = [], remainingMicros = null } = call.reserved ?? {};
  call.reserved = { entries: [...before, ...entries], remainingMicros };
}

const requestCharge = ({ meta }: Call) => ({
  kind: "request",
  subject: meta.requestId,
  costMicros: ORDINARY_REQUEST_MICROS,
});

/** Takes an ordinary request from the process's lease. A caller with its own cap is checked on each call. */
export async function payRequest(call: Call): Promise<void> {
  const { principal } = call;
  const now = databaseNow();
  if (!principal.dailyCap) {
    call.lease = await leaseRequest(principal, now);
    return setRemainingHeader(call, remainingOf(principal, monthOf(now)));
  }
  call.reserved = await reserve(principal, [requestCharge(call)], now, 1);
  setRemainingHeader(call, call.reserved.remainingMicros);
}

/** Returns the price that follows from a call's input, in micro-dollars. */
export function declaredPrice(op: Operation, parsed: Parsed): number {
  if (!op.cost) return 0;
  const applies = op.cost.when?.(parsed.input as never) ?? true;
  return applies ? ownPriceMicros(op) : 0;
}

function setRemainingHeader(call: Call, remaining: number | null): void {
  if (remaining !== null) call.headers["X-Service-Cost-Remaining-USD"] = toUsd(remaining).toFixed(6);
}

/** Sets what the call itself used. Jobs settle the reservations that they took over. */
export function settle(call: Call, ok: boolean): void {
  const own = (call.reserved?.entries ?? []).filter((entry) => !call.handedOver.has(entry.id));
  const isUsed = ({ id, kind }: { id: string; kind: string }): boolean =>
    kind === "request" || (ok && !call.released.has(id));
  call.ends = own.map((entry) => ({
    id: entry.id,
    settledMicros: isUsed(entry) ? entry.costMicros : null,
  }));
}

export const reservationsOf = (call: Call): Reservation[] =>
  (call.reserved?.entries ?? [])
    .filter(({ kind }) => kind !== "request")
    .map(({ id, kind, costMicros }) => ({
      ...{ id, kind, costMicros },
      handOver: () => void call.handedOver.add(id),
      release: () => void call.released.add(id),
    }));

export async function releaseReservations(call: Call): Promise<void> {
  if (call.lease) returnRequest(call.lease);
  try {
    await endReservations(call.ends);
  } catch (error) {
    log().warn({ err: error, request_id: call.meta.requestId }, "reservation left to the reconciler");
  }
}
