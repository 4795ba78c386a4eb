import type { ApiError } from "@/lib/client/api-error";

const WORDS: Record<string, string> = {
  required: "This field is required.",
  invalid: "This value isn’t valid. Enter a different one.",
  too_long: "Too long. Shorten this.",
  too_short: "Too short. Enter more.",
  too_small: "Too small. Enter a larger value.",
  too_large: "Too large. Choose a smaller value.",
  too_many: "Too many entries. Remove some.",
  not_allowed: "Not allowed here. Choose a different value.",
  duplicate: "This already exists.",
  not_found: "Not found.",
  iso_8601: "Enter a date and time.",
  hex_color: "Enter a color such as #0f766e.",
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
