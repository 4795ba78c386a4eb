import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { env } from "@/lib/platform/runtime/env";
import type { ProviderProfile } from "./provider-profile";

const Account = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const Addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const ATTEMPTS = 2;
const PAUSE_MS = 300;

/**
 * Returns a GitHub account as OpenID Connect claims. The public profile's email address is ignored, because
 * it is never verified.
 */
export async function githubProfile(apiUrl: string, token: string): Promise<ProviderProfile> {
  const signal = AbortSignal.timeout(env().IDENTITY_TIMEOUT_MS);
  const ask = (path: string) => askedAgain(`${apiUrl.replace(/\/$/, "")}${path}`, token, signal);
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

/** Retried once: the sign-in code is used up, so after a failure the person would have to start over. */
async function askedAgain(url: string, token: string, signal: AbortSignal): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json" },
      redirect: "error",
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted || attempt === ATTEMPTS) throw error;
      return null;
    });
    if (response?.ok) return response.json();
    const isBusy = response === null || response.status === 429 || response.status >= 500;
    if (!isBusy || attempt === ATTEMPTS)
      throw new Error(`GitHub answered ${response?.status} at ${new URL(url).pathname}`);
    await sleep(PAUSE_MS, undefined, { signal });
  }
}
