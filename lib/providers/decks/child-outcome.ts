import type { ConfinedResult } from "@/lib/platform/confined/confined-child";
import { DeckError, type DeckFailure } from "./port";

const FAILURES: Partial<Record<ConfinedResult["reason"], DeckFailure>> = {
  timeout: "too_slow",
  processor: "too_slow",
  memory: "too_much_memory",
  output: "too_large",
  killed: "converter_failed",
};

/**
 * Throws where a converter did not come to its end by itself.
 * @returns whether it says that it did what it should
 */
export function wentWell({ reason, exitCode }: ConfinedResult, signal: AbortSignal | undefined): boolean {
  if (reason === "aborted") {
    signal?.throwIfAborted();
    throw new DeckError("converter_failed");
  }
  const failure = FAILURES[reason];
  if (failure) throw new DeckError(failure);
  return exitCode === 0;
}
