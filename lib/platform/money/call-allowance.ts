import { monthOf } from "../runtime/clock";
import { env } from "../runtime/env";
import { credits } from "./money";

const SUFFIX = "/calls";

/**
 * The month under which the ledger keeps sales calls: they have an allowance of their own, beside the budget of the
 * same month.
 */
export const callMonthOf = (at: Date): string => `${monthOf(at)}${SUFFIX}`;

export const isCallMonth = (month: string): boolean => month.endsWith(SUFFIX);

export const CENT_MICROS = credits(1);

/** A workspace's allowance for sales calls in one month, on every plan. */
export const callAllowanceMicros = (): number => env().CALL_ALLOWANCE_CENTS * CENT_MICROS;
