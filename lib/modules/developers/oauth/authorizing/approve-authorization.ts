import { capMicros, requirePaidForLive } from "@/lib/modules/developers/keys";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { invalid, Problem } from "@/lib/operation/problem";
import { issuer } from "@/lib/platform/security/mcp-address";
import { describeRedirectTarget, withParameters } from "../apps/redirect-uri";
import type { oauthContract } from "../contract";
import { type GrantWithPerson, presentGrant } from "../present";
import { CODE_SECONDS, mintSecret } from "../secrets";
import { type AuthorizationRequest, checkAuthorization } from "./authorization-request";

export async function approveAuthorization(
  ctx: Ctx,
  input: InputOf<typeof oauthContract.approveAuthorization>,
): Promise<OutputOf<typeof oauthContract.approveAuthorization>> {
  const { scopes, daily_cost_cap_usd, receive_secrets, ...parameters } = input;
  const request = await checkAuthorization(parameters);
  const beyond = scopes.some((scope) => !request.scopes.includes(scope) || !ctx.principal.scopes.has(scope));
  if (beyond)
    throw invalid(
      { scopes: "not_allowed" },
      "You can't grant more than the app requested or than you're allowed to do yourself.",
    );
  requirePaidForLive(ctx.environment, ctx.principal.plan);
  const grant = await makeGrant(ctx, request, {
    scopes: [...new Set(scopes)],
    dailyCapMicros: capMicros(daily_cost_cap_usd),
    receivesSecrets: receive_secrets,
  });
  const { secret, hash } = mintSecret("code");
  await ctx.db.oauthCode.create({
    data: {
      hash,
      grantId: grant.id,
      redirectUri: request.redirectUri,
      codeChallenge: request.challenge,
      createdAt: ctx.realNow,
      expiresAt: new Date(ctx.realNow.getTime() + CODE_SECONDS * 1000),
    },
  });
  const app = presentGrant(grant);
  ctx.record({ subjectType: "connected_app", subjectId: grant.id, after: app });
  return {
    redirect_to: withParameters(request.redirectUri, { code: secret, state: request.state, iss: issuer() }),
    app,
  };
}

async function makeGrant(
  ctx: Ctx,
  request: AuthorizationRequest,
  given: { scopes: string[]; dailyCapMicros: bigint | null; receivesSecrets: boolean },
): Promise<GrantWithPerson> {
  const { userId } = ctx.principal;
  if (!userId) throw new Problem("unauthorized");
  await ctx.db.oauthClient.update({ where: { id: request.client.id }, data: { lastUsedAt: ctx.realNow } });
  return ctx.db.oauthGrant.create({
    data: {
      id: ctx.newId("ocg"),
      ...ownedBy(ctx),
      userId,
      clientId: request.client.id,
      clientName: request.client.name,
      clientHost: describeRedirectTarget(request.redirectUri),
      ...given,
      resource: request.resource,
      createdAt: ctx.realNow,
    },
    include: { user: true },
  });
}
