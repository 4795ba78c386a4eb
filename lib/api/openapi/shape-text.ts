import type { Json } from "@/lib/operation/json-schema";

/** Keywords that describe the place of a schema rather than the schema. */
const OF_THE_PLACE = ["description", "default", "examples", "deprecated"];
/** Texts with the same form share a schema, even if their lengths differ. */
const OF_A_TEXT = [...OF_THE_PLACE, "minLength", "maxLength"];

/** Separates a schema from the keywords that describe only its place. */
export function apart(schema: Json): { own: Json; ofPlace: Json } {
  const names = schema.type === "string" ? OF_A_TEXT : OF_THE_PLACE;
  const entries = Object.entries(schema);
  return {
    own: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    ofPlace: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
  };
}

/** Returns the same text for equal schemas, regardless of key order and place. */
export const shapeText = (schema: Json): string => textOf(apart(schema).own);

export const textOf = (value: unknown): string => JSON.stringify(value, plain);

const plain = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => name !== "x-name")
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;
