import { beforeAll, describe, expect, it } from "vitest";
import { handleAuth } from "@/app/api/auth/_auth/handle-auth";
import { operations } from "@/lib/api/registry/registry";
import { addMember } from "@/lib/modules/accounts/team";
import { asSystem } from "@/lib/operation/as-system";
import { isMutation } from "@/lib/operation/operation";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { type SignedIn, signedIn } from "@/test/support/sign-in";

let ana: SignedIn;
beforeAll(async () => {
  ana = await signedIn();
});

const nameOf = async ({ workspaceId }: SignedIn): Promise<string> =>
  (await db().workspace.findUniqueOrThrow({ where: { id: workspaceId } })).name;

/** Renames the workspace, with the cookie of a member who is allowed to. */
const rename = (headers: Record<string, string>, rawBody = '{"name":"Taken over"}') =>
  api("PATCH", "/api/app/workspace", { rawBody, headers: { cookie: ana.cookie, ...headers } });

const standing = async (cookie: string) => {
  const request = new Request(`${env().PUBLIC_URL}/api/auth/standing`, { headers: { cookie } });
  return (await handleAuth(request, ["standing"], "x")).json();
};

describe("a change made with a session cookie", () => {
  const own = () => env().PUBLIC_URL;
  const as = { "x-showrunner-as": "session:test" };

  it.each([
    ["a foreign Origin", { ...as, origin: "https://evil.example" }],
    ["another port", { ...as, origin: "http://127.0.0.1:3001" }],
    ["our name in a longer one", { ...as, origin: "http://127.0.0.1:3000.evil.example" }],
    ["the Origin null", { ...as, origin: "null" }],
    ["an empty Origin", { ...as, origin: "" }],
    [
      "a foreign Origin that claims to be same-origin",
      { ...as, origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    ],
    ["neither Origin nor Sec-Fetch-Site", { ...as }],
    ["Sec-Fetch-Site cross-site", { ...as, "sec-fetch-site": "cross-site" }],
    ["Sec-Fetch-Site none", { ...as, "sec-fetch-site": "none" }],
  ])("is refused with %s", async (_what, headers) => {
    const before = await nameOf(ana);
    const answer = await rename(headers);
    expect(answer.status).toBe(401);
    expect(answer.json.error.code).toBe("unauthorized");
    expect(await nameOf(ana)).toBe(before);
  });

  it("is refused from another site, whatever Origin it sends", async () => {
    for (const site of ["cross-site", "same-site"])
      expect((await rename({ ...as, origin: own(), "sec-fetch-site": site })).status).toBe(401);
  });

  it("is refused without the header that forms can't send", async () => {
    expect((await rename({ origin: own(), "sec-fetch-site": "same-origin" })).status).toBe(401);
  });

  it("is refused with any content type that a page can post without a preflight", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const answer = await rename({ ...as, origin: own(), "content-type": type });
      expect([type, answer.status, answer.json.error.code]).toEqual([type, 415, "unsupported_media_type"]);
    }
    expect(await nameOf(ana)).not.toBe("Taken over");
  });

  it("is accepted from our own pages, with Origin or Sec-Fetch-Site", async () => {
    expect((await rename({ ...as, origin: own() }, '{"name":"One"}')).status).toBe(200);
    expect((await rename({ ...as, "sec-fetch-site": "same-origin" }, '{"name":"Two"}')).status).toBe(200);
    expect(await nameOf(ana)).toBe("Two");
  });

  it("is never a GET request", () => {
    expect(operations.filter((op) => op.method === "GET" && isMutation(op)).map(({ id }) => id)).toEqual([]);
  });
});

describe("a stale tab", () => {
  it("can't act on a workspace other than the one it shows", async () => {
    const ben = await signedIn();
    const home = ben.workspaceId;
    await asSystem("test", { workspaceId: ana.workspaceId, environment: "live" }, (ctx) =>
      addMember(ctx, ben.user.id, "admin"),
    );
    const stale = `session:test:${home}:${ben.user.id}`;
    expect((await ben.call("GET", "/workspace", undefined, stale)).status).toBe(200);
    await ben.call("POST", `/workspaces/${ana.workspaceId}/switch`, {}, stale);

    const before = await nameOf(ana);
    for (const [method, path, body] of [
      ["PATCH", "/workspace", { name: "Wrong one" }],
      ["POST", "/keys", { name: "x", scopes: ["events:read"] }],
      ["GET", "/workspace", undefined],
    ] as const) {
      const answer = await ben.call(method, path, body, stale);
      expect([path, answer.status, answer.json.error.code]).toEqual([path, 409, "session_changed"]);
      expect(answer.json.error.retryable).toBe(false);
    }
    const client = await ben.raw("POST", "/v1/clients", { name: "x" }, stale);
    expect(client.json.error.code).toBe("session_changed");
    expect(await nameOf(ana)).toBe(before);
    expect(await db().apiKey.count({ where: { workspaceId: { in: [home, ana.workspaceId] } } })).toBe(0);
    const fresh = `session:test:${ana.workspaceId}:${ben.user.id}`;
    expect((await ben.call("GET", "/workspace", undefined, fresh)).json.data.id).toBe(ana.workspaceId);
  });

  it("can't act as the user who signed in after it was opened", async () => {
    const [eva, kim] = [await signedIn(), await signedIn()];
    const evas = `session:live:${kim.workspaceId}:${eva.user.id}`;
    const answer = await kim.call("PATCH", "/workspace", { name: "Eva's wish" }, evas);
    expect(answer.json.error.code).toBe("session_changed");
  });

  it("acts in the environment it shows, whatever another tab is in", async () => {
    const where = (environment: string) => `session:${environment}:${ana.workspaceId}:${ana.user.id}`;
    const name = newId("client");
    expect((await ana.raw("POST", "/v1/clients", { name }, where("live"))).status).toBe(201);
    expect((await ana.raw("GET", `/v1/clients?q=${name}`, undefined, where("test"))).json.data).toEqual([]);
    for (const odd of ["session:", "session:prod", "session:test:", "session:test::", "session::x"])
      expect([odd, (await ana.call("GET", "/workspace", undefined, odd)).status < 500]).toEqual([odd, true]);
    expect((await ana.call("GET", "/workspace", undefined, "session:prod")).status).toBe(401);
  });
});

describe("a session ended elsewhere", () => {
  it("ends with the next call, and pages can check it without keeping it alive", async () => {
    const ben = await signedIn();
    const hourAgo = new Date(Date.now() - 3_600_000);
    await db().session.update({ where: { id: ben.browser.sessionId }, data: { lastSeenAt: hourAgo } });
    expect(await standing(ben.cookie)).toEqual({
      signed_in: true,
      workspace_id: ben.workspaceId,
      user_id: ben.user.id,
      role: "owner",
    });
    const row = await db().session.findUniqueOrThrow({ where: { id: ben.browser.sessionId } });
    expect(row.lastSeenAt).toEqual(hourAgo);

    const elsewhere = await signedIn(ben.user.email);
    const ended = await elsewhere.call("POST", "/sessions/revoke-others", {});
    expect(ended.json.data).toEqual({ revoked: 1 });
    expect((await ben.call("GET", "/workspace")).status).toBe(401);
    expect(await standing(ben.cookie)).toMatchObject({ signed_in: false, workspace_id: null });
    expect((await elsewhere.call("GET", "/workspace")).status).toBe(200);
    expect(await standing("")).toMatchObject({ signed_in: false });
  });
});
