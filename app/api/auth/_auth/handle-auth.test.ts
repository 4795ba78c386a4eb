import { beforeEach, describe, expect, it } from "vitest";
import { issueSignInLink } from "@/lib/modules/accounts/accounts";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { unseal } from "@/lib/platform/security/crypto";
import { api } from "@/test/support/api";
import { postAuth, sessionCookieOf, signInWith } from "@/test/support/sign-in";
import { handleAuth } from "./handle-auth";

let email = "";
beforeEach(() => {
  email = `${newId("p")}@example.com`;
});

const linkFor = async (address: string, now = new Date(), path?: string): Promise<string> =>
  (await issueSignInLink({ db: db(), realNow: now }, address, path)).url;
const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
const me = (cookie: string, path = "/api/app/workspace") =>
  api("GET", path, { headers: { cookie, "x-showrunner-as": "session:test" } });

/** The link in the latest email to an address. */
async function emailedLink(address: string): Promise<string> {
  const message = await db().mailMessage.findFirstOrThrow({
    where: { toEmail: address, kind: "sign_in" },
    orderBy: { createdAt: "desc" },
  });
  const job = await db().job.findFirstOrThrow({ where: { subject: message.id, kind: "mail.send" } });
  const { sealed } = job.payload as { sealed: string };
  return unseal(Buffer.from(sealed, "base64url"));
}

describe("signing in by email link", () => {
  it("leads from the form to a session in the user's own workspace", async () => {
    const asked = await postAuth("signin/email", { email: ` ${email.toUpperCase()} ` });
    expect(asked.status).toBe(303);
    expect(asked.headers.get("location")).toBe(`/sign-in/sent?email=${encodeURIComponent(email)}`);
    expect(asked.headers.getSetCookie()).toEqual([]);

    const link = await emailedLink(email);
    expect(new URL(link).pathname).toBe("/sign-in/confirm");
    const entered = await postAuth("callback/email", fieldsOf(link));
    expect(entered.status).toBe(303);
    expect(entered.headers.get("location")).toBe("/dashboard");
    expect(entered.headers.getSetCookie()).toHaveLength(1);
    expect(entered.headers.getSetCookie()[0]).toMatch(/Path=\/;.*HttpOnly; SameSite=Lax/);

    const cookie = sessionCookieOf(entered) ?? "";
    const workspace = await me(cookie);
    expect(workspace.status).toBe(200);
    expect(workspace.json.data).toMatchObject({ role: "owner", plan: "self_hosted" });
    const stored = await db().session.findMany({ where: { user: { email } } });
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(cookie.split("=")[1]);
    const again = await signInWith(await linkFor(email));
    expect((await me(again)).json.data.id).toBe(workspace.json.data.id);
    expect(await db().member.count({ where: { user: { email } } })).toBe(1);
  });

  it("lets in only one of twenty requests that use the same link at once", async () => {
    const link = fieldsOf(await linkFor(email));
    const answers = await Promise.all(Array.from({ length: 20 }, () => postAuth("callback/email", link)));
    expect(answers.filter((answer) => sessionCookieOf(answer))).toHaveLength(1);
    expect(await db().session.count({ where: { user: { email } } })).toBe(1);
    expect(sessionCookieOf(await postAuth("callback/email", link))).toBeUndefined();
  });

  it("doesn't use up the link on a GET or HEAD request", async () => {
    const link = await linkFor(email);
    const query = new URL(link).search;
    for (const method of ["GET", "HEAD"]) {
      const address = `${env().PUBLIC_URL}/api/auth/callback/email${query}`;
      const scanned = await handleAuth(new Request(address, { method }), ["callback", "email"], "scanner");
      expect(scanned.headers.getSetCookie()).toEqual([]);
      if (method === "GET") expect(scanned.headers.get("location")).toMatch(/^\/sign-in\/confirm\?token=/);
    }
    await signInWith(link);
  });

  it("rejects an expired link, a different email and a made-up token", async () => {
    const old = fieldsOf(await linkFor(email, new Date(Date.now() - 10 * 60_000 - 1000)));
    const fresh = fieldsOf(await linkFor(email));
    const attempts = [
      old,
      { ...fresh, email: "other@example.com" },
      { ...fresh, token: "x".repeat(43) },
      { ...fresh, email: "\0" },
      { email },
      {},
    ];
    for (const attempt of attempts) {
      const answer = await postAuth("callback/email", attempt as Record<string, string>);
      expect(answer.headers.get("location")).toBe("/sign-in?problem=link");
      expect(sessionCookieOf(answer)).toBeUndefined();
    }
    await signInWith(`http://x/?${new URLSearchParams(fresh)}`);
  });

  it("responds identically whether or not the email is known", async () => {
    await signInWith(await linkFor(email));
    const unknown = `${newId("p")}@example.com`;
    const known = await postAuth("signin/email", { email }, { accept: "application/json" });
    const other = await postAuth("signin/email", { email: unknown }, { accept: "application/json" });
    expect(known.status).toBe(other.status);
    expect([...known.headers]).toEqual([...other.headers]);
    const shape = async (response: Response, address: string) =>
      (await response.text()).replaceAll(address, "A").replaceAll(encodeURIComponent(address), "A");
    expect(await shape(known, email)).toBe(await shape(other, unknown));
    expect(await db().user.count({ where: { email: unknown } })).toBe(0);
    await emailedLink(unknown);
  });

  it("rejects forms from other origins", async () => {
    const link = fieldsOf(await linkFor(email));
    for (const origin of ["https://evil.example", "null", "", "http://127.0.0.1:3001"]) {
      for (const action of ["callback/email", "signin/email", "signout"]) {
        const answer = await postAuth(action, { ...link, email }, { origin });
        expect(answer.status).toBe(403);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    const bare = new Request(`${env().PUBLIC_URL}/api/auth/callback/email`, { method: "POST" });
    expect((await handleAuth(bare, ["callback", "email"], "x")).status).toBe(403);
    expect(await db().mailMessage.count({ where: { toEmail: email } })).toBe(0);
    await signInWith(`http://x/?${new URLSearchParams(link)}`);
  });

  it("redirects only to our own pages", async () => {
    const targets = [
      "https://evil.example/x",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "http://127.0.0.1:3000@evil.example/",
      "/%09/evil.example",
    ];
    for (const callbackUrl of targets) {
      const answer = await postAuth("callback/email", { ...fieldsOf(await linkFor(email)), callbackUrl });
      const location = answer.headers.get("location") ?? "";
      expect(new URL(location, env().PUBLIC_URL).origin).toBe(env().PUBLIC_URL);
      await postAuth("signin/email", { email: `${newId("q")}@example.com`, callbackUrl });
    }
    const link = fieldsOf(await linkFor(email, new Date(), "/studio/a?x=1"));
    const good = await postAuth("callback/email", link);
    expect(good.headers.get("location")).toBe("/studio/a?x=1");
  });

  it("limits links per caller and per mailbox", async () => {
    const answers = [];
    for (let i = 0; i < 7; i++)
      answers.push((await postAuth("signin/email", { email })).headers.get("location"));
    expect(answers.filter((location) => location === "/sign-in?problem=often")).toHaveLength(2);
    expect(await db().mailMessage.count({ where: { toEmail: email } })).toBe(5);
    let refused = 0;
    for (let i = 0; i < 32; i++) {
      const to = `${newId("r")}@example.com`;
      const answer = await postAuth(
        "signin/email",
        { email: to },
        { accept: "application/json" },
        "one caller",
      );
      if (answer.status === 429) refused += 1;
    }
    expect(refused).toBe(2);
  });

  it("exposes none of the auth library's other endpoints", async () => {
    for (const path of [
      "providers",
      "session",
      "csrf",
      "error",
      "_log",
      "callback/google",
      "signin/google",
    ]) {
      const request = new Request(`${env().PUBLIC_URL}/api/auth/${path}?error=x`);
      expect((await handleAuth(request, path.split("/"), "x")).status).toBe(404);
      expect((await postAuth(path, { level: "error", code: "x" })).status).toBe(404);
    }
  });
});

describe("sessions", () => {
  it("end immediately when revoked from another browser or signed out", async () => {
    const [here, there] = [await signInWith(await linkFor(email)), await signInWith(await linkFor(email))];
    const listed = await me(here, "/api/app/sessions");
    expect(listed.json.data).toHaveLength(2);
    const other = listed.json.data.find((session: { current: boolean }) => !session.current);
    const headers = { cookie: here, "x-showrunner-as": "session:test", origin: env().PUBLIC_URL };
    const revoked = await api("DELETE", `/api/app/sessions/${other.id}`, { headers });
    expect(revoked.status).toBe(200);
    expect((await me(there)).status).toBe(401);
    expect((await me(here)).status).toBe(200);

    const left = await postAuth("signout", {}, { cookie: here });
    expect(left.headers.get("location")).toBe("/sign-in");
    expect((await me(here)).status).toBe(401);
  });

  it("end a day after their last use and a month after they start", async () => {
    const cookie = await signInWith(await linkFor(email));
    const session = await db().session.findFirstOrThrow({ where: { user: { email } } });
    const set = (data: { createdAt?: Date; lastSeenAt?: Date; expiresAt?: Date }) =>
      db().session.update({ where: { id: session.id }, data });
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    await set({ lastSeenAt: hours(-23), expiresAt: hours(1) });
    expect((await me(cookie)).status).toBe(200);
    await expect
      .poll(async () =>
        (await db().session.findUniqueOrThrow({ where: { id: session.id } })).expiresAt.getTime(),
      )
      .toBeGreaterThan(hours(23.9).getTime());
    await set({ createdAt: hours(-30 * 24 + 1), lastSeenAt: hours(-1) });
    expect((await me(cookie)).status).toBe(200);
    await expect
      .poll(async () =>
        (await db().session.findUniqueOrThrow({ where: { id: session.id } })).expiresAt.getTime(),
      )
      .toBeLessThan(hours(1.1).getTime());
    await set({ createdAt: hours(-30 * 24 - 1), expiresAt: hours(5) });
    expect((await me(cookie)).status).toBe(401);
    await set({ createdAt: hours(-2), expiresAt: hours(-1) });
    expect((await me(cookie)).status).toBe(401);
  });

  it("replace the previous session in the same browser", async () => {
    const first = await signInWith(await linkFor(email));
    const second = await postAuth("callback/email", fieldsOf(await linkFor(email)), { cookie: first });
    expect(sessionCookieOf(second)).toBeDefined();
    expect((await me(first)).status).toBe(401);
    expect((await me(sessionCookieOf(second) ?? "")).status).toBe(200);
  });

  it("can't access a free workspace on a hosted installation until its owner is verified", async () => {
    Object.assign(env(), { INSTALLATION: "hosted" });
    try {
      const cookie = await signInWith(await linkFor(email));
      const refused = await me(cookie);
      expect(refused.status).toBe(403);
      expect(refused.json.error.code).toBe("account_inactive");
    } finally {
      Object.assign(env(), { INSTALLATION: "self_hosted" });
    }
  });
});
