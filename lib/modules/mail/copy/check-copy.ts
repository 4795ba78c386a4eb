import type { FieldCode } from "@/lib/operation/errors";
import type { FieldDetails } from "@/lib/operation/field-details";
import { invalid } from "@/lib/operation/problem";
import { COPY_FIELDS, type CopyFields, type CopyKind } from "../copy-schema";
import { variablesIn, variablesOf } from "./variables";

/** @throws when a field names a variable that its mail does not have */
export function checkCopy(kind: CopyKind, fields: CopyFields): void {
  const wrong: Record<string, FieldCode> = {};
  const details: FieldDetails = {};
  const names = new Set<string>();
  for (const field of COPY_FIELDS) {
    const allowed = variablesOf(kind, field);
    const unknown = variablesIn(fields[field] ?? "").filter((name) => !allowed.some((one) => one === name));
    if (unknown.length === 0) continue;
    wrong[field] = "not_allowed";
    details[field] = { allowed: allowed.map((name) => `{{${name}}}`) };
    for (const name of unknown) names.add(`{{${[...name].slice(0, 40).join("")}}}`);
  }
  if (names.size === 0) return;
  const few = [...names].slice(0, 5).join(", ");
  throw invalid(wrong, `There is no such variable here: ${few}. See what is allowed.`, details);
}
