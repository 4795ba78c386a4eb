import type { Ctx } from "@/lib/operation/ctx";
import { keyRule, type Operation, type OutputOf, prefixesOf } from "@/lib/operation/operation";
import { env } from "@/lib/platform/runtime/env";
import type { interfaceContract } from "./contract";

export async function describeInterface(
  ctx: Ctx,
  operations: readonly Operation[],
): Promise<OutputOf<typeof interfaceContract.describeInterface>> {
  const base = env().PUBLIC_URL;
  return {
    name: "Showrunner",
    version: "1.0.0",
    openapi: { v1: `${base}/v1/openapi.json`, legacy: `${base}/api/v1/openapi.json` },
    environment: ctx.environment,
    scopes: [...ctx.principal.scopes],
    operations: operations
      .filter((op) => op.prefix !== "app")
      .flatMap((op) =>
        prefixesOf(op).map((prefix) => ({
          id: op.operationId ?? op.id,
          method: op.method,
          path: `${prefix}${op.path}`,
          summary: op.summary,
          scope: op.scope,
          effect: op.effect,
          cost_credits: op.cost?.credits ?? 0,
          idempotency_key: keyRule(op, prefix),
        })),
      ),
  };
}
