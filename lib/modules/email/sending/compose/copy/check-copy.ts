import type { FieldCode } from "@/lib/operation/errors";
import type { FieldDetails } from "@/lib/operation/field-details";
import { invalid } from "@/lib/operation/problem";
import { type Variable, variablesIn } from "./variables";

/**
 * Refuses unknown variables when the text is saved. At sending, no one could fix them.
 * @throws if a field contains a variable that `variablesOf` doesn't list for it
 */
export function checkCopy<Field extends string>(
  copy: { [F in Field]?: string | null | undefined },
  variablesOf: (field: Field) => readonly Variable[],
): void {
  const wrong: Record<string, FieldCode> = {};
  const details: FieldDetails = {};
  const names = new Set<string>();
  for (const field of Object.keys(copy) as Field[]) {
    const allowed = variablesOf(field);
    const unknown = variablesIn(copy[field] ?? "").filter((name) => !allowed.some((one) => one === name));
    if (unknown.length === 0) continue;
    wrong[field] = "not_allowed";
    details[field] = { allowed: allowed.map((name) => `{{${name}}}`) };
    for (const name of unknown) names.add(`{{${[...name].slice(0, 40).join("")}}}`);
  }
  if (names.size === 0) return;
  const few = [...names].slice(0, 5).join(", ");
  throw invalid(wrong, `Unknown variable: ${few}. Check the list of supported ones.`, details);
}
