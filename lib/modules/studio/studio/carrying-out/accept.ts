import { listFields, Problem, stateConflict } from "@/lib/operation/problem";
import type { Applied, Refusal } from "@/lib/stage";

/**
 * Returns the result if the stage accepted it.
 * @throws `version_conflict` or `validation_error` if it was refused
 */
export function accept(result: Applied | Refusal): Applied {
  if (result.ok) return result;
  const { code, fields, ranges } = result;
  if (code === "version_conflict")
    throw stateConflict(fields.status ?? "unknown", "The stage's state doesn't allow this now.");
  const allowed = (field: string): string => {
    const range = ranges?.[field];
    return range ? `, ${range.min} to ${range.max}` : "";
  };
  const message = `The command can't be run right now: ${listFields(fields, allowed)}.`;
  const problem = new Problem("validation_error", message, fields);
  throw Object.assign(problem, ranges ? { details: ranges } : {});
}
