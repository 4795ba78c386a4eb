import { addKey, type NewKey, presentKey } from "@/lib/modules/developers/keys";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import type { Environment } from "@/lib/platform/security/principal";
import type { callKeysContract } from "./contract";

type Input = InputOf<typeof callKeysContract.mintCallKey>;

export async function mintCallKey(
  ctx: Ctx,
  input: Input,
): Promise<OutputOf<typeof callKeysContract.mintCallKey>> {
  if (input.expires_at && input.expires_at <= ctx.realNow) throw invalid({ expires_at: "in_past" });
  const { row, secret } = await addKey(ctx, {
    name: input.name ?? `Key of ${iso(ctx.realNow).slice(0, 10)}`,
    kind: "call",
    scopes: [],
    environment: environmentOf(ctx, input),
    ...(await limitsOf(ctx, input)),
    createdBy: ctx.principal.actor.name,
  });
  return { ...presentKey(row, ctx.realNow), secret };
}

/** A key made by another one expires no later, and has its daily cap. */
async function limitsOf(
  ctx: Ctx,
  { expires_at = null }: Input,
): Promise<Pick<NewKey, "expiresAt" | "dailyCapMicros">> {
  const { keyId } = ctx.principal;
  const maker = keyId ? await ctx.db.apiKey.findUnique({ where: { id: keyId } }) : null;
  const latest = maker?.expiresAt ?? null;
  return {
    expiresAt: latest && (!expires_at || latest < expires_at) ? latest : expires_at,
    dailyCapMicros: maker?.dailyCapMicros ?? null,
  };
}

/** People choose. A key would otherwise reach an environment that it wasn't made for. */
function environmentOf(ctx: Ctx, { environment }: Input): Environment {
  if (ctx.principal.actor.type === "user") return environment ?? "live";
  if (environment !== undefined && environment !== ctx.environment)
    throw invalid({ environment: "not_allowed" }, "A key can only create keys for its own environment.");
  return ctx.environment;
}
