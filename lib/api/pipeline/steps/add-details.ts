import { z } from "zod";
import { detailsOf } from "@/lib/operation/field-details";
import type { Operation } from "@/lib/operation/operation";
import type { Problem } from "@/lib/operation/problem";

/** What the pipeline itself takes out of a body, beside what an operation declares. */
const CONTROLS = z.object({
  dry_run: z.boolean(),
  reason: z.string().max(500),
  expected_version: z.int().min(0),
});

/** Completes a refusal with what would have been right, from the declaration; what the verb knew better stays. */
export function addDetails(op: Operation, problem: Problem, body: unknown): void {
  if (problem.code !== "validation_error" || !problem.fields) return;
  const bodies = op.shapes ? op.shapes(body) : op.body ? [op.body] : [];
  const schemas = [op.params, op.query, ...bodies, CONTROLS];
  const details = { ...detailsOf(schemas, problem.fields), ...problem.details };
  if (Object.keys(details).length > 0) problem.details = details;
}
