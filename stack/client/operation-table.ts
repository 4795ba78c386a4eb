import { operations } from "@/lib/api/registry/registry";
import { bytesOf, isMutation, type Operation, prefixesOf } from "@/lib/operation/operation";

/** What programs can call: all operations except those that only pages use. */
export const publicOperations: readonly Operation[] = operations.filter((op) => op.prefix !== "app");

/** The path that the client uses: the current surface for every operation on it. */
export const addressOf = (op: Operation): string => `${prefixesOf(op)[0]}${op.path}`;

/**
 * `METHOD /path?query,names list raw bytes`: everything the client needs to know about an operation at run
 * time.
 */
export function tableEntry(op: Operation): string {
  // A read whose input is too long for a URL is sent like a mutation; its idempotency key does no harm.
  if (isMutation(op) === (op.method === "GET") && !op.body)
    throw new Error(`${op.id}: the client tells what stands in the body by the method`);
  const names = isMutation(op) && !bytesOf(op) ? Object.keys(op.query.shape).join(",") : "";
  const target = names ? `${addressOf(op)}?${names}` : addressOf(op);
  if ("file" in op.output) throw new Error(`${op.id}: the client has no way yet to give out a file`);
  const flags = ["list" in op.output && "list", op.raw && "raw", bytesOf(op) && "bytes"];
  return [op.method, target, ...flags].filter(Boolean).join(" ");
}

/** The source of the client's operation table. */
export function operationsSource(): string {
  const lines = publicOperations.map((op) => `  ${op.id}: ${JSON.stringify(tableEntry(op))},\n`);
  return [
    "// Made by `npm run generate:client` from the declarations; do not edit.\n\n",
    "/** Method, address, query fields of a changing call; whether it is a list, has no envelope, or takes a file. */\n",
    `export const OPERATIONS = {\n${lines.join("")}} as const;\n`,
  ].join("");
}
