import type { Json } from "@/lib/operation/json-schema";
import { describeSurface, type Surface } from "./describe-surface";
import { inheritSchemas } from "./inherit-schemas";
import { nameShapes } from "./name-shapes";
import { openBranches } from "./open-branches";
import { shareExamples } from "./share-examples";
import { shareParameters } from "./share-parameters";
import { shareSchemas } from "./share-schemas";
import { shortenSchemas } from "./shorten-schema";

/**
 * Returns the OpenAPI 3.1 document of one API surface, as served, with everything that operations share in
 * one place.
 */
export const openapiDocument = (surface: Surface, baseUrl: string): Json =>
  [
    openBranches,
    shortenSchemas,
    nameShapes,
    shareSchemas,
    inheritSchemas,
    shareExamples,
    shareParameters,
  ].reduce((document, share) => share(document), describeSurface(surface, baseUrl));
