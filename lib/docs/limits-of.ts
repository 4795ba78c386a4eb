import type { JsonSchema } from "./json-schema";

/** Longer patterns are only useful to programs. */
const MAX_PATTERN_CHARS = 60;

/** Implied by the minimum length. */
const SAYS_SOMETHING = "\\S";

const count = (value: number): string => value.toLocaleString("en-US");

/** Returns the limits of a value in words. Leaves out limits that are only those of the number type. */
export function limitsOf(schema: JsonSchema): string[] {
  const { minLength, maxLength, minItems, maxItems, format, pattern } = schema;
  const minimum = isOwn(schema.minimum) ? schema.minimum : undefined;
  const maximum = isOwn(schema.maximum) ? schema.maximum : undefined;
  const isAnnounced =
    pattern && format === undefined && pattern !== SAYS_SOMETHING && pattern.length <= MAX_PATTERN_CHARS;
  return [
    range(minLength || undefined, maxLength, "characters"),
    range(minItems || undefined, maxItems, "items"),
    range(minimum, maximum, ""),
    isAnnounced ? `matches ${pattern}` : "",
    schema.default !== undefined ? `default ${JSON.stringify(schema.default)}` : "",
  ].filter((words) => words !== "");
}

const isOwn = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const words =
    least !== undefined && most !== undefined
      ? least === most
        ? `exactly ${count(least)}`
        : `${count(least)} to ${count(most)}`
      : most !== undefined
        ? `at most ${count(most)}`
        : least !== undefined
          ? `at least ${count(least)}`
          : "";
  return words && unit ? `${words} ${unit}` : words;
}
