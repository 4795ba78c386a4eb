import { z } from "zod";
import { operations } from "@/lib/api/registry/registry";
import { isMutation, type Operation, prefixesOf } from "@/lib/operation/operation";
import type { Principal } from "@/lib/platform/security/principal";

/**
 * What agents can reach: the public operations. What only people or pages may do (keys, members, rooms) is declared for
 * the pages' prefix and is not in here, whatever the scopes.
 */
const reachable: readonly Operation[] = operations.filter(
  // Messages carry no files: an operation that answers with one has a neighbour that gives an address for it.
  (op) => op.prefix !== "app" && op.access === "api" && op.scope !== "public" && !("file" in op.output),
);

const byName = new Map(reachable.flatMap((op) => [[op.id, op] as const, [toolNameOf(op), op] as const]));

/** An operation of the catalogue by its id (`createClient`) or its tool's name (`create_client`). */
export const findOperation = (name: string): Operation | undefined => byName.get(name);

/** Some operations have a second declaration for the older prefix; agents are shown the newer one. */
const isSuperseded = (op: Operation): boolean =>
  op.prefix === "legacy" &&
  op.operationId !== undefined &&
  op.operationId !== op.id &&
  byName.has(op.operationId);

/** The operations to choose from, as the catalogue shows them. */
export const catalogue: readonly Operation[] = reachable.filter((op) => !isSuperseded(op));

export function toolNameOf(op: Operation): string {
  return op.id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export const toolsetOf = (op: Operation): string => op.tag.toLowerCase().replace(/[^a-z0-9]+/g, "_");

export const TOOLSETS: readonly string[] = [...new Set(catalogue.map(toolsetOf))];

export const mayCall = (principal: Principal, op: Operation): boolean =>
  op.scope === "any" || op.scope === "public" || principal.scopes.has(op.scope);

/** The address an operation is called at when an agent calls it. */
export const foremostPrefix = (op: Operation): string => prefixesOf(op)[0] ?? "/v1";

/** Whether the operation itself asks for `confirm` as well. */
export const takesConfirm = ({ body }: Operation): boolean =>
  body instanceof z.ZodObject && "confirm" in body.shape;

export const needsConfirm = (op: Operation): boolean => op.effect === "live" && isMutation(op);
