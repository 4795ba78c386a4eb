import { openapiDocument } from "@/lib/api/openapi/openapi";
import { env } from "@/lib/platform/runtime/env";
import { once } from "@/lib/platform/runtime/once";

const document = (surface: "v1" | "legacy"): Record<string, unknown> =>
  once(`openapi:${surface}`, () => openapiDocument(surface, env().PUBLIC_URL));

export const getOpenapi = async (): Promise<Record<string, unknown>> => document("v1");
export const getOpenapiLegacy = async (): Promise<Record<string, unknown>> => document("legacy");
