import { bytesOf, isMutation, type Operation } from "@/lib/operation/operation";
import type { FieldLocation, Problem } from "@/lib/operation/problem";
import { MORE_FIELDS } from "@/lib/operation/wrong-fields";

/** Adds to a problem where each of its fields belongs in the request. */
export function addLocations(op: Operation, problem: Problem, query: Record<string, string> = {}): void {
  if (problem.code !== "validation_error" || !problem.fields) return;
  const names = Object.keys(problem.fields).filter((name) => name !== MORE_FIELDS);
  problem.locations ??= Object.fromEntries(names.map((name) => [name, locationOf(op, name, query)]));
}

/** A name occurs only once in an operation. */
export function locationOf(op: Operation, field: string, query: Record<string, string>): FieldLocation {
  const [name = ""] = field.split(".");
  if (HEADERS.has(name)) return "header";
  if (name in op.params.shape) return "path";
  if (name in op.query.shape || Object.hasOwn(query, name)) return "query";
  if (name === "body") return "body";
  // Next to a file, or without a body, the controls are in the query.
  return bytesOf(op) || !(isMutation(op) || op.body) ? "query" : "body";
}

const HEADERS: ReadonlySet<string> = new Set(["Idempotency-Key", "If-Match", "Range"]);
