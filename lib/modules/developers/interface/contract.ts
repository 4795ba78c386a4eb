import { z } from "zod";
import { contract, operation } from "@/lib/operation/operation";

const InterfaceDescription = z
  .object({
    name: z.string(),
    version: z.string(),
    openapi: z.object({ v1: z.string(), legacy: z.string() }),
    environment: z.enum(["test", "live"]),
    scopes: z.array(z.string()),
    operations: z.array(
      z.object({
        id: z.string(),
        method: z.string(),
        path: z.string(),
        summary: z.string(),
        scope: z.string(),
        effect: z.string(),
        cost_credits: z.number(),
        idempotency_key: z.enum(["required", "optional", "none"]),
      }),
    ),
  })
  .meta({ id: "InterfaceDescription" });

const document = {
  tag: "Interface",
  scope: "public" as const,
  effect: "read" as const,
  raw: true,
  free: true,
  output: z.record(z.string(), z.unknown()),
};

export const interfaceContract = contract({
  describeInterface: operation({
    http: "GET ",
    prefix: "legacy",
    tag: "Interface",
    summary: "Describe the interface",
    description: "What the calling key can do, and every operation with its path, scope, effect and cost.",
    scope: "any",
    effect: "read",
    output: InterfaceDescription,
  }),
  getOpenapi: operation({
    ...document,
    http: "GET /openapi.json",
    prefix: "v1",
    summary: "Get the OpenAPI 3.1 document for /v1",
  }),
  getOpenapiLegacy: operation({
    ...document,
    http: "GET /openapi.json",
    prefix: "legacy",
    operationId: "getOpenapi",
    summary: "Get the legacy OpenAPI 3.1 document",
  }),
});
