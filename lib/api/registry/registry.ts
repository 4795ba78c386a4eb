import type { Operation } from "@/lib/operation/operation";
import { CONTRACTS } from "./contracts";
import { type Match, makeMatcher } from "./match";

/** Every declared operation, in the order of its contract. */
export const operations: readonly Operation[] = Object.values(CONTRACTS) as unknown as Operation[];

const matcher = makeMatcher(operations);

export const matchOperation = (method: string, path: string): Match => matcher.match(method, path);

/** The path of an operation that is probably meant by one that leads nowhere. */
export const nearestPath = (path: string): string | undefined => matcher.nearest(path);

/** The operation declared under this name. Throws on a name that is not declared: a programming error. */
export function operationById(id: string): Operation {
  const found = (CONTRACTS as unknown as Record<string, Operation>)[id];
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}
