import { toUsd } from "@/lib/platform/money/money";

/** Converts a cap to its stored form. The schema has ensured that it is a whole number of micro-dollars. */
export const capMicros = (usd: number | null): bigint | null =>
  usd === null ? null : BigInt(Math.round(usd * 1_000_000));

export const capUsd = (micros: bigint | null): number | null =>
  micros === null ? null : toUsd(Number(micros));
