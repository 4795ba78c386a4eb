import { openapiDocument } from "@/lib/api/openapi/openapi";

/**
 * The OpenAPI documents as files, so that a change of the contract shows as a difference. The addresses that serve the
 * living ones are the API's own; these lie under `/openapi/`, and speak of whichever installation they are read from.
 */
export const openapiFiles = (): Record<string, string> => ({
  "public/openapi/v1.json": textOf("v1"),
  "public/openapi/legacy.json": textOf("legacy"),
});

const textOf = (surface: "v1" | "legacy"): string =>
  `${JSON.stringify(openapiDocument(surface, "/"), null, 1)}\n`;
