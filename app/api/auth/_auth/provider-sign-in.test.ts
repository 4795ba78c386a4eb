import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { type Mischief, OpenIdStub, STUB_CLIENT } from "@/test/support/openid-stub";
import { postAuth, signedIn } from "@/test/support/sign-in";
import { expectLogged } from "@/test/support/test-log";
import { handleAuth } from "./handle-auth";

let stub: OpenIdStub;
const before = { ...env() };
/** For a provider that answers, on a busy machine. */
const PATIENCE_MS = 60_000;

beforeAll(async () => {
  stub = await OpenIdStub.start();
  const client = (name: string) => ({
    [`${name}_CLIENT_ID`]: STUB_CLIENT.id,
    [`${name}_CLIENT_SECRET`]: STUB_CLIENT.secret,
  });
  Object.assign(env(), client("OIDC"), client("GITHUB"), client("GOOGLE"));
  Object.assign(env(), { OIDC_ISSUER: stub.url, GOOGLE_ISSUER: stub.url, IDENTITY_TIMEOUT_MS: PATIENCE_MS });
  Object.assign(env(), { GITHUB_BASE_URL: stub.url, GITHUB_API_URL: stub.url });
});
afterAll(() => {
  stub.stop();
  Object.assign(env(), before, { OIDC_CLIENT_ID: undefined, GITHUB_CLIENT_ID: undefined });
});
beforeEach(() => {
  stub.mischief = "none";
  stub.person = {
    sub: String(Date.now() * 1000 + nextSub++),
    email: `${newId("o")}@example.com`,
    verified: true,
  };
});
afterEach(() => {
  Object.assign(env(), { INSTALLATION: "self_hosted" });
});
let nextSub = 1;

/** A browser that keeps cookies and follows redirects to the provider and back. */
class Browser {
  readonly jar = new Map<string, string>();
  constructor(cookie?: string) {
    if (cookie) this.keep([cookie]);
  }
  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }
  private keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      const value = pair.slice(at + 1);
      if (value === "" || /max-age=0/i.test(line)) this.jar.delete(pair.slice(0, at));
      else this.jar.set(pair.slice(0, at), value);
    }
  }
  async start(provider: string, verb = "signin", form: Record<string, string> = {}): Promise<string> {
    const headers = { accept: "application/json", cookie: this.cookie };
    const response = await postAuth(`${verb}/${provider}`, form, headers);
    this.keep(response.headers.getSetCookie());
    return ((await response.json()) as { url: string }).url;
  }
  /** Follows the provider's redirect back, and returns the final response. */
  async back(atProvider: string): Promise<Response> {
    const sent = await fetch(atProvider, { redirect: "manual" });
    return this.visit(sent.headers.get("location") ?? "");
  }
  async visit(address: string): Promise<Response> {
    const url = new URL(address);
    const request = new Request(url, { headers: { cookie: this.cookie } });
    const response = await handleAuth(request, url.pathname.split("/").slice(3), newId("ip"));
    this.keep(response.headers.getSetCookie());
    return response;
  }
  async signIn(provider: string, verb?: string): Promise<string> {
    const response = await this.back(await this.start(provider, verb));
    expect(response.status).toBe(303);
    return response.headers.get("location") ?? "";
  }
  me() {
    return api("GET", "/api/app/profile", {
      headers: { cookie: this.cookie, "x-showrunner-as": "session:test" },
    });
  }
}

describe.each(["oidc", "google", "github"])("signing in through %s", (provider) => {
  it("creates an account once and finds it again by the provider's user ID", async () => {
    const browser = new Browser();
    expect(await browser.signIn(provider)).toBe("/dashboard");
    const me = (await browser.me()).json.data;
    expect(me).toMatchObject({
      email: stub.person.email,
      identities: [{ provider, email: stub.person.email }],
    });
    expect([...browser.jar.keys()]).toHaveLength(2);

    stub.person = { ...stub.person, email: `moved-${stub.person.email}` };
    const again = new Browser();
    await again.signIn(provider);
    expect((await again.me()).json.data.user_id).toBe(me.user_id);
    expect(await db().user.count({ where: { email: stub.person.email } })).toBe(0);
  });

  it("never links an email that the provider hasn't verified", async () => {
    const ana = await signedIn();
    stub.person = { ...stub.person, email: ana.user.email, verified: false };
    const browser = new Browser();
    expect(await browser.signIn(provider)).toBe("/sign-in?problem=unverified");
    expect((await browser.me()).status).toBe(401);
    expect(await db().identity.count({ where: { subject: stub.person.sub } })).toBe(0);

    stub.person = { ...stub.person, email: `${newId("fresh")}@example.com` };
    expect(await browser.signIn(provider)).toBe("/sign-in?problem=unverified");
    expect(await db().user.count({ where: { email: stub.person.email } })).toBe(0);

    stub.person = { ...stub.person, email: ana.user.email.toUpperCase(), verified: true };
    expect(await browser.signIn(provider)).toBe("/dashboard");
    expect((await browser.me()).json.data.user_id).toBe(ana.user.id);
  });
});

describe("a misbehaving provider", () => {
  const BAD: Mischief[] = [
    "error_redirect",
    "wrong_nonce",
    "wrong_audience",
    "wrong_issuer",
    "wrong_state",
    "wrong_key",
    "no_signature",
    "expired",
    "code_refused",
    "garbage",
  ];
  it.each(BAD)("signs no one in: %s", async (mischief) => {
    expectLogged(/sign-in failed/);
    stub.mischief = mischief;
    const browser = new Browser();
    expect(await browser.signIn("oidc")).toBe("/sign-in?problem=provider");
    expect((await browser.me()).status).toBe(401);
    expect(await db().user.count({ where: { email: stub.person.email } })).toBe(0);
  });

  it("signs no one in when it doesn't answer in time", async () => {
    expectLogged(/sign-in failed/);
    stub.mischief = "slow";
    const browser = new Browser();
    const atProvider = await browser.start("oidc");
    Object.assign(env(), { IDENTITY_TIMEOUT_MS: 1_000 });
    try {
      const started = Date.now();
      const response = await browser.back(atProvider);
      expect(Date.now() - started).toBeLessThan(5_000);
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toBe("/sign-in?problem=provider");
    } finally {
      Object.assign(env(), { IDENTITY_TIMEOUT_MS: PATIENCE_MS });
    }
    expect((await browser.me()).status).toBe(401);
    expect(await db().user.count({ where: { email: stub.person.email } })).toBe(0);
  });

  it("causes a sign-in error when it's unreachable", async () => {
    expectLogged(/sign-in failed/);
    const away = await OpenIdStub.start();
    away.stop();
    Object.assign(env(), { OIDC_ISSUER: away.url });
    try {
      expect(await new Browser().start("oidc")).toBe("/sign-in?problem=provider");
    } finally {
      Object.assign(env(), { OIDC_ISSUER: stub.url });
    }
  });
});

describe("the sign-in flow through a provider", () => {
  it("completes once, and only in the browser that started it", async () => {
    expectLogged(/sign-in failed/);
    const victim = new Browser();
    const address = await new Browser().start("oidc");
    const sent = await fetch(address, { redirect: "manual" });
    const callback = sent.headers.get("location") ?? "";
    expect((await victim.visit(callback)).headers.get("location")).toBe("/sign-in?problem=provider");
    expect((await victim.me()).status).toBe(401);

    const own = new Browser();
    const back = (await fetch(await own.start("oidc"), { redirect: "manual" })).headers.get("location") ?? "";
    expect((await own.visit(back)).headers.get("location")).toBe("/dashboard");
    const replay = new Browser(own.cookie);
    expect((await replay.visit(back)).headers.get("location")).toBe("/sign-in?problem=provider");
  });

  it("redirects only to our own pages", async () => {
    for (const callbackUrl of ["https://evil.example/x", "//evil.example", "/\\evil.example"]) {
      const browser = new Browser();
      const response = await browser.back(await browser.start("oidc", "signin", { callbackUrl }));
      expect(response.headers.get("location")).toBe("/dashboard");
    }
    const browser = new Browser();
    const response = await browser.back(
      await browser.start("oidc", "signin", { callbackUrl: "/studio/a?x=1" }),
    );
    expect(response.headers.get("location")).toBe("/studio/a?x=1");
  });

  it("signs in the user that the provider names, not the one signed in before", async () => {
    const ana = await signedIn();
    const browser = new Browser(ana.cookie);
    expect(await browser.signIn("oidc")).toBe("/dashboard");
    const me = (await browser.me()).json.data;
    expect(me.email).toBe(stub.person.email);
    expect(await db().identity.count({ where: { userId: ana.user.id } })).toBe(0);
    expect((await ana.call("GET", "/profile")).status).toBe(401);
  });

  it("rejects other origins, providers that aren't configured and GET requests", async () => {
    for (const origin of ["https://evil.example", "null"])
      expect((await postAuth("signin/oidc", {}, { origin, accept: "application/json" })).status).toBe(403);
    for (const path of ["signin/facebook", "link/facebook"])
      expect((await postAuth(path, {}, { accept: "application/json" })).status).toBe(404);
    const request = new Request(`${env().PUBLIC_URL}/api/auth/signin/oidc`);
    expect((await handleAuth(request, ["signin", "oidc"], "x")).status).toBe(404);
  });
});

describe("linking", () => {
  it("adds a provider to the signed-in user, whatever its email, and removes it again", async () => {
    const ana = await signedIn();
    const browser = new Browser(ana.cookie);
    expect(await browser.signIn("github", "link")).toBe("/dashboard");
    const { identities, email } = (await browser.me()).json.data;
    expect(email).toBe(ana.user.email);
    expect(identities).toMatchObject([{ provider: "github", email: stub.person.email }]);
    const audit = await db().auditEntry.findFirstOrThrow({ where: { subjectId: identities[0].id } });
    expect(audit).toMatchObject({ action: "linkIdentity", actorId: ana.user.id });

    const other = await signedIn();
    const theirs = new Browser(other.cookie);
    expect(await theirs.signIn("github", "link")).toBe("/dashboard?problem=taken");
    const foreign = await other.call("DELETE", `/identities/${identities[0].id}`);
    expect(foreign.status).toBe(404);
    expect((await ana.call("DELETE", `/identities/${identities[0].id}`)).status).toBe(200);
    expect((await browser.me()).json.data.identities).toEqual([]);
  });

  it("requires a session and keeps the last way to sign in", async () => {
    expect(await new Browser().start("oidc", "link")).toBe("/sign-in?problem=link");
    const browser = new Browser();
    await browser.signIn("oidc");
    const { user_id: id, identities } = (await browser.me()).json.data;
    await db().user.update({ where: { id }, data: { emailVerifiedAt: null } });
    const headers = { cookie: browser.cookie, "x-showrunner-as": "session:test", origin: env().PUBLIC_URL };
    const refused = await api("DELETE", `/api/app/identities/${identities[0].id}`, { headers });
    expect(refused.json.error.fields).toEqual({ status: "last_way_in" });
  });
});

describe("on a hosted installation", () => {
  it("a free workspace opens once a provider verifies its owner", async () => {
    Object.assign(env(), { INSTALLATION: "hosted" });
    const ana = await signedIn();
    expect((await ana.call("GET", "/profile")).json.error.code).toBe("account_inactive");
    const browser = new Browser(ana.cookie);
    expect(await browser.signIn("oidc", "link")).toBe("/dashboard");
    const workspace = await ana.call("GET", "/workspace");
    expect(workspace.json.data).toMatchObject({ plan: "free", role: "owner" });
    expect(workspace.json.data.verified_at).not.toBeNull();

    const fresh = new Browser();
    stub.person = { ...stub.person, sub: `${stub.person.sub}9`, email: `${newId("f")}@example.com` };
    await fresh.signIn("oidc");
    expect((await fresh.me()).status).toBe(200);
  });
});

it("signs people in after their workspace membership was removed", async () => {
  const browser = new Browser();
  await browser.signIn("oidc");
  const { user_id: userId } = (await browser.me()).json.data;
  await db().member.deleteMany({ where: { userId } });
  const again = new Browser();
  expect(await again.signIn("oidc")).toBe("/dashboard");
  expect((await again.me()).status).toBe(200);
});
