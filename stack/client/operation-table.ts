import { operations } from "@/lib/api/registry/registry";
import { isMutation, type Operation, prefixesOf } from "@/lib/operation/operation";

/** What programs can call: everything but the operations that only pages need. */
export const publicOperations: readonly Operation[] = operations.filter((op) => op.prefix !== "app");

/** The address that the client uses: the current surface wherever an operation is on it. */
export const addressOf = (op: Operation): string => `${prefixesOf(op)[0]}${op.path}`;

/** `METHOD /path?query,names list raw`, all that the client has to know of an operation at run time. */
export function tableEntry(op: Operation): string {
  if (isMutation(op) === (op.method === "GET"))
    throw new Error(`${op.id}: the client tells changing calls by their method`);
  const names = isMutation(op) ? Object.keys(op.query.shape).join(",") : "";
  const target = names ? `${addressOf(op)}?${names}` : addressOf(op);
  return [op.method, target, "list" in op.output && "list", op.raw && "raw"].filter(Boolean).join(" ");
}

/** The source of the client's operation table. */
export function operationsSource(): string {
  const lines = publicOperations.map((op) => `  ${op.id}: ${JSON.stringify(tableEntry(op))},\n`);
  return [
    "// Made by `npm run generate:client` from the declarations; do not edit.\n\n",
    "/** Method, address, query fields of a changing call, and whether it is a list or has no envelope. */\n",
    `export const OPERATIONS = {\n${lines.join("")}} as const;\n`,
  ].join("");
}
