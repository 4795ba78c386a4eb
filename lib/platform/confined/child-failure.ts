import type { ConfinedResult } from "./confined-child";

const FAILURES = {
  timeout: "too_slow",
  processor: "too_slow",
  memory: "too_much_memory",
  output: "too_large",
  killed: "converter_failed",
} as const satisfies Partial<Record<ConfinedResult["reason"], string>>;

export type ChildFailure = (typeof FAILURES)[keyof typeof FAILURES];

/**
 * Why a child did not come to its end by itself; null where it did, whatever it says of what it should have done.
 * @throws the signal's reason where that ended it
 */
export function childFailure(
  { reason }: ConfinedResult,
  signal: AbortSignal | undefined,
): ChildFailure | null {
  if (reason === "ended") return null;
  if (reason !== "aborted") return FAILURES[reason];
  signal?.throwIfAborted();
  return "converter_failed";
}
