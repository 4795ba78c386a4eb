import type { Json } from "@/lib/operation/json-schema";
import { TIME_ZONE_PATTERN } from "./time-zones";
import { DELIVERY_ADDRESS_PATTERN, WEB_ADDRESS_PATTERN } from "./web-address-pattern";

// Text is Unicode without NUL. Both ways to read a pattern, by code points and by UTF-16 units, come to the same here.
const PAIR = "[\\ud800-\\udbff][\\udc00-\\udfff]";
const CHARACTER = `(?:[^\\u0000\\ud800-\\udfff]|${PAIR})`;
/** What is cut off around texts; `\\s` stands for other characters in other languages. */
const BLANKS = "\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff";

export const ANY_TEXT = `^${CHARACTER}*$`;
export const SAYS_SOMETHING = `^[${BLANKS}]*(?:[^\\u0000${BLANKS}\\ud800-\\udfff]|${PAIR})${CHARACTER}*$`;

/** Forms that the declarations only name: their patterns are long, and the declarations ship to browsers. */
const FORMS: Record<string, string> = {
  uri: WEB_ADDRESS_PATTERN,
  "delivery-address": DELIVERY_ADDRESS_PATTERN,
  "time-zone": TIME_ZONE_PATTERN,
};

export const JSON_VALUE = "JsonValue";
const jsonValueReference = { $ref: `#/components/schemas/${JSON_VALUE}` };
const memberNames = { pattern: ANY_TEXT, not: { const: "__proto__" } };

/** What free-form objects can contain. */
export const jsonValueSchema = (): Json => ({
  description:
    "Any JSON, saved as sent. Numbers that would lose precision as a double are refused; send them, and integers above 9007199254740991, as strings.",
  anyOf: [
    { type: "null" },
    { type: "boolean" },
    { type: "number", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    { type: "string", pattern: ANY_TEXT },
    { type: "array", items: jsonValueReference },
    { type: "object", propertyNames: memberNames, additionalProperties: jsonValueReference },
  ],
});

/** A request schema, with everything that is refused in any request: invalid text and forbidden members. */
export function requestSchema(schema: Json): Json {
  const { "x-form": form, ...own } = schema;
  const parts = Object.fromEntries(Object.entries(own).map(([name, part]) => [name, inParts(name, part)]));
  if (isText(own)) return { ...parts, pattern: patternOf(own, form) };
  if (isAnything(own)) return { ...parts, ...jsonValueReference };
  if (own.type !== "object" || !holdsAnything(own)) return parts;
  return { ...parts, propertyNames: memberNames, additionalProperties: jsonValueReference };
}

function inParts(name: string, part: unknown): unknown {
  switch (name) {
    case "properties":
      return Object.fromEntries(
        Object.entries(part as Record<string, Json>).map(([member, inner]) => [member, requestSchema(inner)]),
      );
    case "anyOf":
    case "oneOf":
    case "allOf":
      return (part as Json[]).map(requestSchema);
    case "items":
      return requestSchema(part as Json);
    case "additionalProperties":
      return typeof part === "object" ? requestSchema(part as Json) : part;
    default:
      return part;
  }
}

const isText = ({ type, enum: values }: Json): boolean =>
  values === undefined && (type === "string" || (Array.isArray(type) && type.includes("string")));

function patternOf({ pattern, format }: Json, form: unknown): unknown {
  const named = FORMS[String(form)] ?? FORMS[String(format)];
  if (named) return named;
  if (pattern === undefined) return ANY_TEXT;
  return pattern === "\\S" ? SAYS_SOMETHING : pattern;
}

const SHAPES = ["type", "enum", "const", "anyOf", "oneOf", "allOf", "$ref"];

/** A schema that says nothing of what it describes. */
const isAnything = (schema: Json): boolean => !SHAPES.some((name) => name in schema);

const holdsAnything = ({ additionalProperties: more }: Json): boolean =>
  more === true || (typeof more === "object" && more !== null && isAnything(more as Json));
