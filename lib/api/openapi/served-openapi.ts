import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { openapiDocument } from "./openapi";

/** The document that this installation serves, built once per process. */
export const servedOpenapi = (surface: "v1" | "legacy"): Record<string, unknown> =>
  processSingleton(`openapi:${surface}`, () => openapiDocument(surface, env().PUBLIC_URL));
