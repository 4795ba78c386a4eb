import type { Json } from "@/lib/operation/json-schema";
import { mapParts } from "./map-schema";
import { portable } from "./portable-schema";

const FARTHEST = Number.MAX_SAFE_INTEGER;

/**
 * Returns the schema of a response. Later versions may add members, so no object is closed; limits equal to
 * JavaScript's safe integers are omitted.
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
