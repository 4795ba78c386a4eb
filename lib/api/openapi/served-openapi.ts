import { env } from "@/lib/platform/runtime/env";
import { once } from "@/lib/platform/runtime/once";
import { openapiDocument } from "./openapi";

/** The document that this installation serves, made once a process. */
export const servedOpenapi = (surface: "v1" | "legacy"): Record<string, unknown> =>
  once(`openapi:${surface}`, () => openapiDocument(surface, env().PUBLIC_URL));
