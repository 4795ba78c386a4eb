import { searchOperations } from "@/lib/api/search/search-operations";
import type { Operation } from "@/lib/operation/operation";
import { catalogue, toolsetOf } from "./catalogue";
import type { ToolArguments } from "./types";

export const summaryOf = (op: Operation) => ({
  operation: op.id,
  title: op.summary,
  group: toolsetOf(op),
  effect: op.effect,
  scope: op.scope,
  cost_credits: op.cost?.credits ?? 0,
});

/**
 * Returns the matching operations in the catalog, best first, or all of them by name if there is no query.
 */
export function searchCatalogue({ query, group, effect }: ToolArguments): Operation[] {
  const asks = typeof query === "string" && query.trim() !== "";
  const found = asks ? searchOperations(catalogue, query) : byName();
  return found.filter(
    (op) =>
      (group === undefined || toolsetOf(op) === group) && (effect === undefined || op.effect === effect),
  );
}

const byName = (): Operation[] => [...catalogue].sort((a, b) => (a.id < b.id ? -1 : 1));
