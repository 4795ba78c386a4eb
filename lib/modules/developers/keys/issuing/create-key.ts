import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { capMicros } from "../cap-micros";
import type { keysContract } from "../contract";
import { presentKey } from "../present";
import { addKey } from "./add-key";

export async function createKey(
  ctx: Ctx,
  input: InputOf<typeof keysContract.createKey>,
): Promise<OutputOf<typeof keysContract.createKey>> {
  if (input.environment && input.environment !== ctx.environment)
    throw invalid({ environment: "not_allowed" }, "A key can only be created in its own environment.");
  if (input.expires_at && input.expires_at <= ctx.realNow) throw invalid({ expires_at: "in_past" });
  const clientIds = [...new Set(input.client_ids ?? [])];
  const { row, secret } = await addKey(ctx, {
    name: input.name,
    kind: "server",
    scopes: input.scopes,
    clientIds,
    expiresAt: input.expires_at ?? null,
    dailyCapMicros: capMicros(input.daily_cost_cap_usd ?? null),
    createdBy: ctx.principal.actor.name,
  });
  return { ...presentKey(row, ctx.realNow), secret };
}
