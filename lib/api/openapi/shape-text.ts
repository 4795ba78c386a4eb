import type { Json } from "@/lib/operation/json-schema";

/** What a place says of the schema that stands in it, and not the schema of itself. */
const OF_THE_PLACE = ["description", "default", "examples", "deprecated"];
/** Of a text its form is shared, not how long it may be. */
const OF_A_TEXT = [...OF_THE_PLACE, "minLength", "maxLength"];

/** A schema apart from what only its place says. */
export function apart(schema: Json): { own: Json; ofPlace: Json } {
  const names = schema.type === "string" ? OF_A_TEXT : OF_THE_PLACE;
  const entries = Object.entries(schema);
  return {
    own: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    ofPlace: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
  };
}

/** The same for two schemas that say the same, in whatever order, and wherever they stand. */
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
