import { toUsd } from "@/lib/platform/money/money";

/** A cap as it is stored; its schema has seen to it that it is a whole number of micro-dollars. */
export const capMicros = (usd: number | null): bigint | null =>
  usd === null ? null : BigInt(Math.round(usd * 1_000_000));

export const capUsd = (micros: bigint | null): number | null =>
  micros === null ? null : toUsd(Number(micros));
