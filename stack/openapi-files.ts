import { openapiDocument } from "@/lib/api/openapi/openapi";

/**
 * The OpenAPI documents as files, so that a change to the contract shows up as a diff. The API serves the
 * current ones at its own URLs; these are under `/openapi/` and refer to whichever installation serves them.
 */
export const openapiFiles = (): Record<string, string> => ({
  "public/openapi/v1.json": textOf("v1"),
  "public/openapi/legacy.json": textOf("legacy"),
});

const textOf = (surface: "v1" | "legacy"): string =>
  `${JSON.stringify(openapiDocument(surface, "/"), null, 1)}\n`;
