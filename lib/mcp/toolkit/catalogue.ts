import { z } from "zod";
import { operations } from "@/lib/api/registry/registry";
import { isMutation, type Operation, prefixesOf } from "@/lib/operation/operation";
import { hasCallKey, type Principal, type Scope } from "@/lib/platform/security/principal";

/**
 * What agents can reach: the public operations. Those for people or pages only (keys, members, rooms) are
 * declared for the pages' prefix and aren't included, regardless of scopes.
 */
const reachable: readonly Operation[] = operations.filter(
  // Messages can't carry files. For each operation that returns one, another returns its URL.
  (op) =>
    op.prefix !== "app" &&
    op.access === "api" &&
    op.scope !== "public" &&
    !("file" in op.output) &&
    !op.mcp?.never,
);

const byName = new Map(reachable.flatMap((op) => [[op.id, op] as const, [toolNameOf(op), op] as const]));

/** Returns an operation in the catalog by its id (`createClient`) or its tool name (`create_client`). */
export const findOperation = (name: string): Operation | undefined => byName.get(name);

/** Some operations are declared again for the older prefix. Agents see the newer one. */
const isSuperseded = (op: Operation): boolean =>
  op.prefix === "legacy" &&
  op.operationId !== undefined &&
  op.operationId !== op.id &&
  byName.has(op.operationId);

/** The operations that the catalog lists. */
export const catalogue: readonly Operation[] = reachable.filter((op) => !isSuperseded(op));

export function toolNameOf(op: Operation): string {
  return op.id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export const toolsetOf = (op: Operation): string => op.tag.toLowerCase().replace(/[^a-z0-9]+/g, "_");

export const TOOLSETS: readonly string[] = [...new Set(catalogue.map(toolsetOf))];

export const mayCall = (principal: Principal, op: Operation): boolean =>
  principal.scopes.has(op.scope as Scope) ||
  ((op.scope === "any" || op.scope === "public") && !hasCallKey(principal));

/** The prefix under which agents call an operation. */
export const foremostPrefix = (op: Operation): string => prefixesOf(op)[0] ?? "/v1";

/** Whether the operation's own input has `confirm`. */
export const takesConfirm = ({ body }: Operation): boolean =>
  body instanceof z.ZodObject && "confirm" in body.shape;

export const needsConfirm = (op: Operation): boolean => op.effect === "live" && isMutation(op);
