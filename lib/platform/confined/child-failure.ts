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
 * Returns why a child did not end normally, or null if it did, with any exit code.
 * @throws the signal's reason if that ended it
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
