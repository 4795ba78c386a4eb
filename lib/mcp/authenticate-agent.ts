import { agentPrincipal, isAccessToken } from "@/lib/api/auth/agent-principal";
import type { Caller } from "@/lib/api/auth/authenticate";
import { bearerPrincipal, noKey } from "@/lib/api/auth/bearer-principal";
import { failedAuth } from "@/lib/api/auth/failed-auth";
import type { ApiRequest } from "@/lib/api/wire/request";
import { keyPrincipal } from "@/lib/modules/developers/keys";
import { Problem } from "@/lib/operation/problem";
import { resourceMetadataUrl } from "@/lib/platform/security/mcp-address";
import type { Principal } from "@/lib/platform/security/principal";

const find = (secret: string, address: string): Promise<Principal> =>
  isAccessToken(secret) ? agentPrincipal(secret, address) : keyPrincipal(secret, address);

/** Returns the caller of an agent's request: a key, or a person's grant to a connected app. */
export async function authenticateAgent({ headers, address }: ApiRequest): Promise<Caller> {
  try {
    if (headers.authorization === undefined) throw failedAuth(address, noKey("No API key was sent."));
    const principal = await bearerPrincipal(headers.authorization, address, find);
    return { principal, source: "mcp" };
  } catch (error) {
    throw error instanceof Problem && error.status === 401 ? challenge(error, headers.authorization) : error;
  }
}

/** Tells clients where to find out how to authenticate. */
function challenge(problem: Problem, given: string | undefined): Problem {
  const parts = [
    ...(given === undefined ? [] : ['error="invalid_token"']),
    `resource_metadata="${resourceMetadataUrl()}"`,
  ];
  return new Problem(problem.code, problem.message, problem.fields, {
    ...problem.headers,
    "WWW-Authenticate": `Bearer ${parts.join(", ")}`,
  });
}
