import type { NextAuthOptions } from "next-auth";
import type { Adapter } from "next-auth/adapters";
import { expect, it } from "vitest";
import { signInTokenHash } from "@/lib/modules/accounts/accounts/sign-in/sign-in-token";
import { derivedSecret } from "@/lib/platform/security/crypto";
import { OpenIdStub, STUB_CLIENT } from "@/test/support/openid-stub";
import { type AuthRequest, callNextAuth, claimsOf, isFlowCookie, vouchedFor } from "./next-auth-inside";

interface Heard {
  /** Hashes that links were looked up by. */
  looked: string[];
  claims?: Record<string, unknown>;
}

function options(
  heard: Heard,
  more: Partial<NextAuthOptions> = {},
  issuer = "https://id.example.com",
): NextAuthOptions {
  const adapter: Partial<Adapter> = {
    createVerificationToken: async (token) => token,
    getUserByEmail: async () => null,
    getUserByAccount: async () => null,
    useVerificationToken: async ({ token }) => {
      heard.looked.push(token);
      return null;
    },
  };
  return {
    secret: derivedSecret("auth"),
    adapter: adapter as Adapter,
    useSecureCookies: false,
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
    callbacks: { signIn: () => "/refused" },
    providers: [
      {
        id: "email",
        type: "email",
        name: "Email",
        server: "",
        from: "",
        maxAge: 600,
        options: {},
        sendVerificationRequest: () => {},
      },
      {
        id: "oidc",
        type: "oauth",
        name: "",
        wellKnown: `${issuer}/.well-known/openid-configuration`,
        authorization: { params: { scope: "openid email" } },
        clientId: STUB_CLIENT.id,
        clientSecret: STUB_CLIENT.secret,
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        userinfo: {
          request: async ({ tokens }) => {
            heard.claims = claimsOf(tokens);
            return { sub: "1" };
          },
        },
        profile: () => ({ id: "1" }),
      },
    ],
    ...more,
  };
}

const start: AuthRequest = { method: "POST", action: ["signin", "oidc"], cookies: {} };

async function withStub(work: (stub: OpenIdStub) => Promise<void>): Promise<void> {
  const stub = await OpenIdStub.start();
  stub.person = { sub: "1", email: "ana@example.com", verified: true };
  try {
    await work(stub);
  } finally {
    stub.stop();
  }
}

it.each([false, true])(
  "accepts its CSRF token and rejects calls with a missing or wrong one (secure: %s)",
  async (secure) => {
    await withStub(async (stub) => {
      const given = options({ looked: [] }, { useSecureCookies: secure }, stub.url);
      expect((await callNextAuth(vouchedFor(start, given), given)).location).toMatch(
        new RegExp(`^${stub.url}/`),
      );
      const refused = await callNextAuth(start, given);
      expect(refused.location).toContain("/api/auth/signin");
      const { body, ...call } = vouchedFor(start, given);
      const other = await callNextAuth({ ...call, body: { csrfToken: "0".repeat(64) } }, given);
      expect(body).toBeDefined();
      expect(other.location).toContain("/api/auth/signin");
    });
  },
);

it.each([false, true])("sets only cookies that are allowed for sign-in (secure: %s)", async (secure) => {
  await withStub(async (stub) => {
    const given = options({ looked: [] }, { useSecureCookies: secure }, stub.url);
    const { cookies } = await callNextAuth(vouchedFor(start, given), given);
    const names = cookies.map((cookie) => cookie.split("=")[0] ?? "").sort();
    const prefix = secure ? "__Secure-" : "";
    const kept = ["callback-url", "nonce", "pkce.code_verifier", "state"];
    expect(names).toEqual(kept.map((name) => `${prefix}next-auth.${name}`));
    expect(names.filter((name) => !isFlowCookie(name))).toEqual([]);
  });
});

it("passes on tokens with the claims of the verified ID token", async () => {
  await withStub(async (stub) => {
    const heard: Heard = { looked: [] };
    const given = options(heard, {}, stub.url);
    const { location = "", cookies } = await callNextAuth(vouchedFor(start, given), given);
    const sent = await fetch(location, { redirect: "manual" });
    const back = new URL(sent.headers.get("location") ?? "");
    const kept = cookies.map((cookie) => (cookie.split(";")[0] ?? "").split("=") as [string, string]);
    await callNextAuth(
      {
        method: "GET",
        action: ["callback", "oidc"],
        query: Object.fromEntries(back.searchParams),
        cookies: Object.fromEntries(kept.map(([name, value]) => [name, decodeURIComponent(value)])),
      },
      given,
    );
    expect(heard.claims).toMatchObject({ sub: "1", email: "ana@example.com" });
  });
});

it("looks up a link's token by its stored hash", async () => {
  const heard: Heard = { looked: [] };
  const query = { token: "a-token", email: "ana@example.com" };
  await callNextAuth({ method: "GET", action: ["callback", "email"], query, cookies: {} }, options(heard));
  expect(heard.looked).toEqual([signInTokenHash("a-token")]);
});
