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

/** What a sample has to know of an operation: plain JSON, so that a page can hand it to the browser. */
export interface CallShape {
  id: string;
  method: string;
  /** With the prefix: `/v1/clients/{id}`. */
  path: string;
  pathNames: string[];
  queryNames: string[];
  /** Whole numbers of the query, which the query itself can only hold as text. */
  numbers: string[];
  key: "required" | "optional" | "none";
  mutation: boolean;
  effect: Effect;
  list: boolean;
  /** Answered without a key. */
  open: boolean;
  /** The body is a file: of one of these types. Everything else stands in the query then. */
  file?: { types: readonly string[] };
  /** The answer is a file. */
  answersFile?: boolean;
}

/** The shape of an operation's calls under one of its prefixes; without one, its foremost. */
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
    ...(file ? { file: { types: file.types } } : {}),
    ...("file" in op.output ? { answersFile: true } : {}),
  };
}

const isWhole = (schema: z.ZodType): boolean =>
  (z.globalRegistry.get(schema) as { wire?: { type?: string } } | undefined)?.wire?.type === "integer";
