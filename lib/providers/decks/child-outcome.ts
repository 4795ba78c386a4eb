import { childFailure } from "@/lib/platform/confined/child-failure";
import type { ConfinedResult } from "@/lib/platform/confined/confined-child";
import { DeckError } from "./port";

/**
 * Throws where a converter did not come to its end by itself.
 * @returns whether it says that it did what it should
 */
export function wentWell(result: ConfinedResult, signal: AbortSignal | undefined): boolean {
  const failure = childFailure(result, signal);
  if (failure) throw new DeckError(failure);
  return result.exitCode === 0;
}
