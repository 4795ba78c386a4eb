import type { Operation } from "@/lib/operation/operation";
import { CONTRACTS } from "./contracts";
import { type Match, makeMatcher } from "./match";

/** Every declared operation, in the order of its contract. */
export const operations: readonly Operation[] = Object.values(CONTRACTS) as unknown as Operation[];

const matcher = makeMatcher(operations);

export const matchOperation = (method: string, path: string): Match => matcher.match(method, path);

/** Returns the operation path that an unknown path probably means. */
export const nearestPath = (path: string): string | undefined => matcher.nearest(path);

/** Returns the operation declared under this id. Throws if there is none, which is a programming error. */
export function operationById(id: string): Operation {
  const found = (CONTRACTS as unknown as Record<string, Operation>)[id];
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}
