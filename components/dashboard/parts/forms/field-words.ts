import type { ApiError } from "@/lib/client/api-error";

const WORDS: Record<string, string> = {
  required: "This field is required.",
  invalid: "This value isn’t valid.",
  too_long: "This is too long.",
  too_short: "This is too short.",
  too_small: "This is too small.",
  too_large: "This is too large.",
  too_many: "There are too many entries.",
  not_allowed: "This isn’t allowed here.",
  duplicate: "This already exists.",
  not_found: "Not found.",
  iso_8601: "Enter a date and time.",
  email: "Enter a valid email address.",
  url: "Enter a valid URL.",
  in_past: "Choose a time in the future.",
  unsupported: "This isn’t supported.",
};

/** Returns what is wrong with one field of a refused call, in words; undefined if nothing is. */
export function fieldWords(error: ApiError | null, field: string): string | undefined {
  const code = error?.fields[field];
  return code === undefined ? undefined : (WORDS[code] ?? `Problem: ${code}`);
}

/** Returns the message of a refusal that none of the shown fields explains. */
export function restWords(error: ApiError | null, shown: Iterable<string>): string | undefined {
  const said = [...shown].some((field) => fieldWords(error, field) !== undefined);
  return said ? undefined : error?.message;
}
