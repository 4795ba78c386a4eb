import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { Operation } from "@/lib/operation/operation";
import type { interfaceContract } from "./contract";
import { describeInterface } from "./describe-interface";

type Document = Record<string, unknown>;

/** Facts about the API that need the full list of operations. */
export interface InterfaceFacts {
  operations: readonly Operation[];
  openapi(surface: "v1" | "legacy"): Document;
}

export const interfaceHandlers = (facts: InterfaceFacts): HandlersOf<typeof interfaceContract> => ({
  describeInterface: (ctx) => describeInterface(ctx, facts.operations),
  getOpenapi: async () => facts.openapi("v1"),
  getOpenapiLegacy: async () => facts.openapi("legacy"),
});
