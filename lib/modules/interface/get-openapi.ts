import { openapiDocument } from "@/lib/api/openapi";
import { env } from "@/lib/platform/env";
import { once } from "@/lib/platform/once";

const document = (surface: "v1" | "legacy"): Record<string, unknown> =>
  once(`openapi:${surface}`, () => openapiDocument(surface, env().PUBLIC_URL));

export const getOpenapi = async (): Promise<Record<string, unknown>> => document("v1");
export const getOpenapiLegacy = async (): Promise<Record<string, unknown>> => document("legacy");
