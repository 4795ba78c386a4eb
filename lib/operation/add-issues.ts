import type { z } from "zod";
import { FIELD_CODES, type FieldCode } from "./errors";
import type { WrongFields } from "./wrong-fields";

type Issue = z.core.$ZodIssue;

/**
 * Adds a schema's issues as fields with codes. `whole` names the field for issues without a path. A missing
 * field can only be told from one of the wrong type if the schema was parsed with `reportInput`.
 */
export function addIssues(issues: readonly Issue[], fields: WrongFields, whole: string): void {
  for (const issue of issues) addIssue(issue, fields, whole);
}

/** A union reports the branch that came closest: of those of the right type, the one with the fewest issues. */
function addIssue(issue: Issue, fields: WrongFields, whole: string, base: PropertyKey[] = []): void {
  const path = [...base, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const typed = issue.errors.filter((errors) => !errors.some(isOfOtherType));
    const nearest = (typed.length > 0 ? typed : issue.errors).reduce((least, errors) =>
      errors.length < least.length ? errors : least,
    );
    for (const inner of nearest) addIssue(inner, fields, whole, path);
    if (nearest.length > 0) return;
  }
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) fields.add(nameOf([...path, key]), "unknown_field");
    return;
  }
  fields.add(nameOf(path) || whole, codeOf(issue));
}

const isOfOtherType = ({ code, path }: Issue): boolean => code === "invalid_type" && path.length === 0;

const nameOf = (path: PropertyKey[]): string => path.map(String).join(".");

const FORMATS: Record<string, FieldCode> = {
  email: "email",
  url: "url",
  uuid: "uuid",
  guid: "uuid",
  datetime: "iso_8601",
};

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text);

function codeOf(issue: Issue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "required" : "invalid";
    case "too_big":
      return issue.origin === "string" ? "too_long" : issue.origin === "array" ? "too_many" : "too_large";
    case "too_small":
      return issue.origin === "string" ? "too_short" : "too_small";
    case "invalid_value":
      return issue.input === undefined ? "required" : "not_allowed";
    case "invalid_format":
      return FORMATS[issue.format] ?? "invalid";
    case "custom":
      return FIELD_CODES.find((code) => code === issue.params?.fieldCode) ?? "invalid";
    default:
      return "invalid";
  }
}
