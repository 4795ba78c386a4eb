import { z } from "zod";
import {
  bytesOf,
  type Effect,
  isMutation,
  keyRule,
  type Operation,
  type Prefixed,
  prefixesOf,
} from "@/lib/operation/operation";

/** What a sample needs to know about an operation, as plain JSON that can be passed to the browser. */
export interface CallShape {
  id: string;
  method: string;
  /** Includes the prefix: `/v1/clients/{id}`. */
  path: string;
  pathNames: string[];
  queryNames: string[];
  /** Integer query parameters, which a query string can only carry as text. */
  numbers: string[];
  key: "required" | "optional" | "none";
  mutation: boolean;
  effect: Effect;
  list: boolean;
  /** Needs no API key. */
  open: boolean;
  /** The environment variable in which samples expect the key. */
  keyVariable: string;
  /** Agents can't call it. */
  notForAgents?: boolean;
  /** The body is a file of one of these types; all other inputs go into the query. */
  file?: { types: readonly string[] };
  /** The response is a file. */
  answersFile?: boolean;
}

/** Returns the shape of an operation's calls under a prefix; without one, under its first. */
export function callShape(op: Operation, prefix: Prefixed = prefixesOf(op)[0] ?? "/v1"): CallShape {
  const file = bytesOf(op);
  return {
    id: op.id,
    method: op.method,
    path: `${prefix}${op.path}`,
    pathNames: Object.keys(op.params.shape),
    queryNames: Object.keys(op.query.shape),
    numbers: Object.keys(op.query.shape).filter((name) => isWhole(op.query.shape[name] as z.ZodType)),
    key: keyRule(op, prefix),
    mutation: isMutation(op),
    effect: op.effect,
    list: "list" in op.output,
    open: op.scope === "public",
    keyVariable: op.scope === "calls" ? "SHOWRUNNER_CALL_KEY" : "SHOWRUNNER_API_KEY",
    ...(op.mcp?.never ? { notForAgents: true } : {}),
    ...(file ? { file: { types: file.types } } : {}),
    ...("file" in op.output ? { answersFile: true } : {}),
  };
}

const isWhole = (schema: z.ZodType): boolean =>
  (z.globalRegistry.get(schema) as { wire?: { type?: string } } | undefined)?.wire?.type === "integer";
