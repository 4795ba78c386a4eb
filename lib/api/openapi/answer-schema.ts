import type { Json } from "@/lib/operation/json-schema";
import { mapParts } from "./map-schema";
import { portable } from "./portable-schema";

const FARTHEST = Number.MAX_SAFE_INTEGER;

/**
 * The schema of something answered. Later versions may add members, so none is closed; that a whole number is one that
 * JavaScript can hold goes without saying.
 */
export const answerSchema = (schema: Json): Json => portable(opened(schema));

function opened(schema: Json): Json {
  const { additionalProperties: more, minimum, maximum, ...own } = mapParts(schema, opened);
  return {
    ...own,
    ...(more === undefined || more === false ? {} : { additionalProperties: more }),
    ...(minimum === undefined || minimum === -FARTHEST ? {} : { minimum }),
    ...(maximum === undefined || maximum === FARTHEST ? {} : { maximum }),
  };
}
