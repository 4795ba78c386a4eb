import type { OAuthConfig } from "next-auth/providers/oauth";
import { env } from "@/lib/platform/runtime/env";
import { githubProfile } from "./github-profile";
import { claimsOf } from "./next-auth-inside";
import type { ProviderProfile } from "./provider-profile";

interface ProviderChoice {
  id: string;
  label: string;
}

/** The providers that this installation has credentials for, as their buttons show them. */
export const providerChoices = (): ProviderChoice[] =>
  configured().map(({ id, name }) => ({ id, label: name }));

export const isProvider = (id: string): boolean => configured().some((provider) => provider.id === id);

/** Only an address that the provider itself has verified identifies someone. */
export const hasVerifiedEmail = ({ email, email_verified: verified }: ProviderProfile): boolean =>
  Boolean(email) && (verified === true || verified === "true");

const asUser = (profile: ProviderProfile) => ({
  id: profile.sub,
  name: profile.name ?? "",
  email: profile.email ?? "",
});

export function configured(): OAuthConfig<ProviderProfile>[] {
  const { GITHUB_CLIENT_ID, GOOGLE_CLIENT_ID, OIDC_CLIENT_ID } = env();
  return [
    ...(GITHUB_CLIENT_ID ? [github()] : []),
    ...(GOOGLE_CLIENT_ID ? [openId("google", "Google")] : []),
    ...(OIDC_CLIENT_ID ? [openId("oidc", env().OIDC_NAME)] : []),
  ];
}

const common = () => ({
  type: "oauth" as const,
  profile: asUser,
  httpOptions: { timeout: env().IDENTITY_TIMEOUT_MS },
  // The `signIn` callback decides by the verified address who may be linked.
  allowDangerousEmailAccountLinking: true,
});

function openId(id: "google" | "oidc", name: string): OAuthConfig<ProviderProfile> {
  const settings = env();
  const google = id === "google";
  const issuer = (google ? settings.GOOGLE_ISSUER : settings.OIDC_ISSUER) ?? "";
  return {
    ...common(),
    id,
    name,
    wellKnown: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile" } },
    clientId: google ? settings.GOOGLE_CLIENT_ID : settings.OIDC_CLIENT_ID,
    clientSecret: google ? settings.GOOGLE_CLIENT_SECRET : settings.OIDC_CLIENT_SECRET,
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    userinfo: {
      // Some providers leave the email address out of the token.
      request: async ({ client, tokens }) => {
        const claims = claimsOf<ProviderProfile>(tokens);
        if (claims.email) return claims;
        return { ...claims, ...(await client.userinfo(tokens.access_token ?? "")) } as ProviderProfile;
      },
    },
  };
}

/** Plain OAuth has no identity token, so the profile comes from the API. */
function github(): OAuthConfig<ProviderProfile> {
  const { GITHUB_BASE_URL, GITHUB_API_URL, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = env();
  const base = GITHUB_BASE_URL.replace(/\/$/, "");
  return {
    ...common(),
    id: "github",
    name: "GitHub",
    issuer: `${base}/login/oauth`,
    authorization: { url: `${base}/login/oauth/authorize`, params: { scope: "read:user user:email" } },
    token: `${base}/login/oauth/access_token`,
    clientId: GITHUB_CLIENT_ID,
    clientSecret: GITHUB_CLIENT_SECRET,
    checks: ["pkce", "state"],
    userinfo: {
      url: `${GITHUB_API_URL}/user`,
      request: ({ tokens }) => githubProfile(GITHUB_API_URL, tokens.access_token ?? ""),
    },
  };
}
