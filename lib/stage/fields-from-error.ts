import type * as z from "zod";
import { FIELD_CODES, type FieldCode, type Fields } from "./field-code";

type Issue = z.core.$ZodIssue;

const FORMAT_CODES: Record<string, FieldCode> = {
  url: "url",
  email: "email",
  uuid: "uuid",
  datetime: "iso_8601",
  date: "iso_8601",
};

function sizeCode(origin: string, over: boolean): FieldCode {
  if (origin === "string") return over ? "too_long" : "too_short";
  if (origin === "array" || origin === "set") return over ? "too_many" : "too_short";
  return over ? "too_large" : "too_small";
}

function customCode(issue: Issue): FieldCode {
  const wanted = issue.code === "custom" ? issue.params?.fieldCode : undefined;
  return FIELD_CODES.find((code) => code === wanted) ?? "invalid";
}

function codeOf(issue: Issue): FieldCode {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "required" : "invalid";
    case "too_big":
      return sizeCode(issue.origin, true);
    case "too_small":
      return sizeCode(issue.origin, false);
    case "unrecognized_keys":
      return "unknown_field";
    case "invalid_format":
      return FORMAT_CODES[issue.format] ?? "invalid";
    case "custom":
      return customCode(issue);
    default:
      return issue.input === undefined ? "required" : "invalid";
  }
}

/**
 * Converts a zod error to dotted paths and codes. Parse with `reportInput: true`, otherwise a missing field
 * can't be distinguished from a malformed one. The first problem of a field wins.
 */
export function fieldsFromError(error: z.core.$ZodError, root = "body"): Fields {
  const fields = new Map<string, FieldCode>();
  const note = (path: PropertyKey[], code: FieldCode) => {
    const key = path.map(String).join(".") || root;
    if (!fields.has(key)) fields.set(key, code);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) note([...issue.path, key], "unknown_field");
    } else {
      note(issue.path, codeOf(issue));
    }
  }
  return Object.fromEntries(fields);
}
