import { childFailure } from "@/lib/platform/confined/child-failure";
import type { ConfinedResult } from "@/lib/platform/confined/confined-child";
import { DeckError } from "./port";

/**
 * Throws if a converter did not end normally.
 * @returns whether its exit code reports success
 */
export function isConverted(result: ConfinedResult, signal: AbortSignal | undefined): boolean {
  const failure = childFailure(result, signal);
  if (failure) throw new DeckError(failure);
  return result.exitCode === 0;
}
