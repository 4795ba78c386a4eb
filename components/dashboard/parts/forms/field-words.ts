import type { ApiError } from "@/lib/client/api-error";

const WORDS: Record<string, string> = {
  required: "This is needed.",
  invalid: "This cannot be read.",
  too_long: "This is too long.",
  too_short: "This is too short.",
  too_small: "This is too small.",
  too_large: "This is too large.",
  too_many: "These are too many.",
  not_allowed: "This is not possible here.",
  duplicate: "This exists already.",
  not_found: "There is no such thing.",
  iso_8601: "This is not a date with a time.",
  email: "This is not an e-mail address.",
  url: "This is not a web address.",
  in_past: "This lies in the past.",
  unsupported: "This is not supported.",
};

/** What is wrong with one field of a refused call, in words; undefined when nothing is. */
export function fieldWords(error: ApiError | null, field: string): string | undefined {
  const code = error?.fields[field];
  return code === undefined ? undefined : (WORDS[code] ?? `Problem: ${code}`);
}

/** The message of a refusal that none of the shown fields says anything about. */
export function restWords(error: ApiError | null, shown: Iterable<string>): string | undefined {
  const said = [...shown].some((field) => fieldWords(error, field) !== undefined);
  return said ? undefined : error?.message;
}
