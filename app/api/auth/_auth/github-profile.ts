import { z } from "zod";
import { env } from "@/lib/platform/runtime/env";
import type { ProviderProfile } from "./provider-profile";

const Account = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const Addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * Returns a GitHub account as OpenID Connect claims. The public profile's email address is ignored, because
 * it is never verified.
 */
export async function githubProfile(apiUrl: string, token: string): Promise<ProviderProfile> {
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${apiUrl.replace(/\/$/, "")}${path}`, {
      headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json" },
      redirect: "error",
      signal: AbortSignal.timeout(env().IDENTITY_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`GitHub answered ${response.status} at ${path}`);
    return response.json();
  };
  const [account, addresses] = await Promise.all([
    ask("/user").then((value) => Account.parse(value)),
    ask("/user/emails").then((value) => Addresses.parse(value)),
  ]);
  const primary = addresses.find((address) => address.primary);
  return {
    sub: String(account.id),
    name: account.name ?? account.login,
    email: primary?.email,
    email_verified: primary?.verified ?? false,
  };
}
