import type { Reservation } from "@/lib/operation/ctx";
import type { Operation } from "@/lib/operation/operation";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { endReservations, remainingMicros, reserve } from "@/lib/platform/money/budget";
import { credits, ORDINARY_REQUEST_MICROS, toUsd } from "@/lib/platform/money/money";
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

/** Sessions, hosts, guests and attendees look and click for free; what they build still costs. */
export const paysForRequests = (call: Call): boolean => isProgram(call.principal) && !call.op.free;

/** True for a call that costs more than an ordinary request. */
export const hasPrice = ({ op }: Call, parsed: Parsed): boolean =>
  !parsed.controls.dryRun && buildCost(op, parsed) > 0;

/** Reserves the worst case of what the call may cost, before anything is done for it; once, however often it is asked. */
export const reserveFor = async (call: Call, parsed: Parsed): Promise<void> =>
  call.lease || call.reserved ? undefined : traced("reserve", {}, () => reserveAll(call, parsed));

/**
 * For calls that hold a transaction while they reserve. A reservation stands whatever becomes of the transaction, so it
 * needs a second connection; of a pool full of such calls none would ever get its second one.
 */
export const withTwoConnections = <T>(work: () => Promise<T>): Promise<T> =>
  processSingleton("two-connections", () => atMost(Math.floor(env().DATABASE_POOL / 2)))(work);

async function reserveAll(call: Call, parsed: Parsed): Promise<void> {
  const { op, principal, meta } = call;
  const build = hasPrice(call, parsed) ? buildCost(op, parsed) : 0;
  const ordinary = !parsed.controls.dryRun && paysForRequests(call);
  if (build === 0) {
    if (ordinary) return payRequest(call);
    return setRemainingHeader(call, await remainingMicros(principal, databaseNow()));
  }
  // The ordinary price is part of the other one: a ceiling of twenty credits is good for twenty builds.
  const costMicros = ordinary ? build - ORDINARY_REQUEST_MICROS : build;
  const charges = [{ kind: op.cost?.kind ?? op.id, subject: meta.requestId, costMicros }];
  if (ordinary) charges.unshift(requestCharge(call));
  call.reserved = await reserve(principal, charges, databaseNow(), ordinary ? 1 : 0);
  setRemainingHeader(call, call.reserved.remainingMicros);
}

const requestCharge = ({ meta }: Call) => ({
  kind: "request",
  subject: meta.requestId,
  costMicros: ORDINARY_REQUEST_MICROS,
});

/** An ordinary request comes out of the process's block; a caller with a cap of its own is held to it call by call. */
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

export function buildCost(op: Operation, parsed: Parsed): number {
  if (!op.cost) return 0;
  const applies = op.cost.when?.(parsed.input as never) ?? true;
  return applies ? credits(op.cost.credits) : 0;
}

function setRemainingHeader(call: Call, remaining: number | null): void {
  if (remaining !== null) call.headers["X-Service-Cost-Remaining-USD"] = toUsd(remaining).toFixed(6);
}

/** Sets what the call used up itself; jobs that took a reservation over end it later. */
export function settle(call: Call, ok: boolean): void {
  const own = (call.reserved?.entries ?? []).filter((entry) => !call.handedOver.has(entry.id));
  call.ends = own.map((entry) => ({
    id: entry.id,
    settledMicros: ok || entry.kind === "request" ? entry.costMicros : null,
  }));
}

export const reservationOf = (call: Call): Reservation | undefined => {
  const entry = call.reserved?.entries.find(({ kind }) => kind !== "request");
  return (
    entry && {
      id: entry.id,
      costMicros: entry.costMicros,
      handOver: () => void call.handedOver.add(entry.id),
    }
  );
};

export async function releaseReservations(call: Call): Promise<void> {
  if (call.lease) returnRequest(call.lease);
  try {
    await endReservations(call.ends);
  } catch (error) {
    log().warn({ err: error, request_id: call.meta.requestId }, "reservation left to the reconciler");
  }
}
