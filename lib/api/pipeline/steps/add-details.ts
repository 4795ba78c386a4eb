import { z } from "zod";
import { detailsOf } from "@/lib/operation/field-details";
import type { Operation } from "@/lib/operation/operation";
import type { Problem } from "@/lib/operation/problem";

/** Members that the pipeline takes from a body, in addition to those that an operation declares. */
const CONTROLS = z.object({
  dry_run: z.boolean(),
  reason: z.string().max(500),
  expected_version: z.int().min(0),
});

/**
 * Adds what would have been valid to a problem, from the declaration. Details set by the verb take
 * precedence.
 */
export function addDetails(op: Operation, problem: Problem, body: unknown): void {
  if (problem.code !== "validation_error" || !problem.fields) return;
  const bodies = op.shapes ? op.shapes(body) : op.body ? [op.body] : [];
  const [unknown, wrong] = apart(problem.fields, "unknown_field");
  const details = {
    ...detailsOf([op.params, op.query, ...bodies, CONTROLS], wrong),
    // Don't suggest a name from the path or the pipeline for an unknown field.
    ...detailsOf([op.query, ...bodies], unknown),
    ...problem.details,
  };
  if (Object.keys(details).length > 0) problem.details = details;
}

function apart(
  fields: Record<string, string>,
  code: string,
): [Record<string, string>, Record<string, string>] {
  const entries = Object.entries(fields);
  const withCode = entries.filter((entry) => entry[1] === code);
  const others = entries.filter((entry) => entry[1] !== code);
  return [Object.fromEntries(withCode), Object.fromEntries(others)];
}
