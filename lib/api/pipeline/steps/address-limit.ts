import { limitReachedHeaders } from "@/lib/operation/limit-headers";
import { isMutation, type Operation } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { consumeWindow } from "@/lib/platform/runtime/window-limit";
import type { Principal } from "@/lib/platform/security/principal";

interface Window {
  name: string;
  most: number;
  seconds: number;
}

const DECLARED: Record<NonNullable<Operation["addressLimit"]>, () => Window[]> = {
  signup: () => [
    { name: "signup:minute", most: env().SIGNUP_PER_MINUTE, seconds: 60 },
    { name: "signup:hour", most: env().SIGNUP_PER_HOUR, seconds: 3_600 },
  ],
};

/**
 * Counts a call against the limit per address and show (or deal) that its operation declares. It runs before
 * the body is read, so the call's outcome makes no difference. Throws `rate_limited`.
 */
export function takeAddressLimit(op: Operation, principal: Principal): void {
  const { address = "", eventId, dealId } = principal;
  if (op.addressLimit)
    for (const window of DECLARED[op.addressLimit]()) take(window, `${eventId ?? dealId ?? ""}:${address}`);
}

/** Counts a call without a caller, before anything is looked up for it. Throws `rate_limited`. */
export function takePublicLimit(op: Operation, address: string): void {
  const { PUBLIC_READS_PER_MINUTE, PUBLIC_CHANGES_PER_MINUTE } = env();
  const window = isMutation(op)
    ? { name: "public:change", most: PUBLIC_CHANGES_PER_MINUTE, seconds: 60 }
    : { name: "public:read", most: PUBLIC_READS_PER_MINUTE, seconds: 60 };
  take(window, address);
}

function take({ name, most, seconds }: Window, caller: string): void {
  const waitSeconds = consumeWindow(`${name}:${caller}`, most, seconds);
  if (waitSeconds === 0) return;
  throw new Problem(
    "rate_limited",
    "Too many calls from this IP address. Try again shortly.",
    undefined,
    limitReachedHeaders(most, seconds, waitSeconds),
  );
}
