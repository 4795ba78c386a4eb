import { beforeAll, describe, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { sweepOld } from "@/lib/platform/jobs/retention";
import { newId } from "@/lib/platform/runtime/ids";
import { mcpUrl } from "@/lib/platform/security/mcp-address";
import { api } from "@/test/support/api";
import {
  approve,
  authorizationOf,
  codeIn,
  exchange,
  listTools,
  postForm,
  postRegistration,
  REDIRECT,
  refresh,
  registerApp,
} from "@/test/support/oauth";
import { makePerson, type Person } from "@/test/support/person";

let person: Person;
let app: string;

beforeAll(async () => {
  person = await makePerson();
  app = await registerApp([
    REDIRECT,
    "https://agents.example/callback",
    "cursor://anysphere.cursor-mcp/oauth/callback",
  ]);
});

const preview = (more: Record<string, string | undefined> = {}, clientId = app) => {
  const asked = Object.entries(authorizationOf(clientId, more)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return person.call("GET", `/api/app/oauth/authorization?${new URLSearchParams(asked)}`);
};

async function connect(scopes = ["events:read", "events:write"], environment: "test" | "live" = "test") {
  const approved = await approve(person, app, scopes, {}, environment);
  if (approved.status !== 201) throw new Error(approved.text);
  const tokens = await exchange(app, codeIn(approved.json.data.redirect_to));
  if (tokens.status !== 200) throw new Error(JSON.stringify(tokens.json));
  return { grantId: approved.json.data.app.id as string, tokens: tokens.json };
}

describe("the authorization flow", () => {
  it("leads from registration to the tools that the person allowed", async () => {
    const asked = await preview({ scope: "events:read events:write studio:control openid" });
    expect(asked.json.data).toMatchObject({
      app: { name: "Desk agent", returns_to: "this computer", described_by: null },
      scopes: [
        { scope: "events:read", allowed: true },
        { scope: "events:write", allowed: true },
        { scope: "studio:control", allowed: true },
      ],
    });
    expect(asked.json.data.refuse_url).toBe(
      `${REDIRECT}?error=access_denied&state=opaque%2Bstate%2F1&iss=http%3A%2F%2F127.0.0.1%3A3000`,
    );
    const approved = await approve(person, app, ["events:read"]);
    const back = new URL(approved.json.data.redirect_to);
    expect(back.origin + back.pathname).toBe(REDIRECT);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      state: "opaque+state/1",
      iss: "http://127.0.0.1:3000",
    });
    const { status, json, headers } = await exchange(app, codeIn(back.href));
    expect([status, headers["Cache-Control"]]).toEqual([200, "no-store"]);
    expect(json).toMatchObject({ token_type: "Bearer", expires_in: 3600, scope: "events:read" });
    const tools = await listTools(json.access_token);
    expect(tools.json.result.tools.map(({ name }: { name: string }) => name)).toContain("list_events");
    expect(tools.json.result.tools.map(({ name }: { name: string }) => name)).not.toContain(
      "create_showroom",
    );
  });

  it("stores tokens only as digests, and doesn't accept them elsewhere", async () => {
    const { tokens } = await connect();
    const dump = JSON.stringify([
      await db().oauthToken.findMany(),
      await db().oauthCode.findMany(),
      await db().auditEntry.findMany({ where: { workspaceId: person.workspaceId } }),
    ]);
    expect(dump).not.toMatch(/sr_oa[tc]_|sr_ort_/);
    for (const token of [tokens.access_token, tokens.refresh_token])
      expect((await api("GET", "/v1/clients", { key: token })).status).toBe(401);
    expect((await listTools(tokens.refresh_token)).status).toBe(401);
  });

  it("records the app in the audit log, in the chosen environment", async () => {
    const { tokens, grantId } = await connect(["events:read", "events:write"], "live");
    const made = await api("POST", "/api/mcp", {
      key: tokens.access_token,
      headers: { host: "127.0.0.1" },
      body: {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: {
          name: "call_operation",
          arguments: { operation: "createClient", input: { name: "By app" } },
        },
      },
    });
    const { data, meta } = made.json.result.structuredContent;
    expect(data.environment).toBe("live");
    const entry = await db().auditEntry.findFirstOrThrow({ where: { requestId: meta.request_id } });
    expect(entry).toMatchObject({
      actorType: "agent",
      actorId: grantId,
      actorName: `Desk agent for ${person.email}`,
    });
  });

  it("lists the app as connected until it's revoked", async () => {
    const { tokens, grantId } = await connect();
    const listed = await person.call("GET", "/api/app/connected-apps?status=active");
    expect(listed.json.data.find(({ id }: { id: string }) => id === grantId)).toMatchObject({
      name: "Desk agent",
      status: "active",
      scopes: ["events:read", "events:write"],
      person: { email: person.email },
    });
    expect((await listTools(tokens.access_token)).status).toBe(200);
    const ended = await person.call("DELETE", `/api/app/connected-apps/${grantId}`);
    expect(ended.json.data).toMatchObject({ status: "revoked" });
    expect((await listTools(tokens.access_token)).status).toBe(401);
    expect((await refresh(app, tokens.refresh_token)).json.error).toBe("invalid_grant");
    const audit = await db().auditEntry.findMany({
      where: { subjectId: grantId },
      orderBy: { createdAt: "asc" },
    });
    expect(audit.map(({ action }) => action)).toEqual(["approveAuthorization", "revokeConnectedApp"]);
  });

  it("lets no one else see or revoke the app", async () => {
    const { grantId } = await connect();
    const stranger = await makePerson();
    expect((await stranger.call("DELETE", `/api/app/connected-apps/${grantId}`)).status).toBe(404);
    expect((await stranger.call("GET", "/api/app/connected-apps")).json.data).toEqual([]);
  });

  it("removes tools when the person's role is lowered, and ends with their membership", async () => {
    const leaver = await makePerson();
    const approved = await approve(leaver, app, ["events:write", "events:read"]);
    const { json } = await exchange(app, codeIn(approved.json.data.redirect_to));
    const member = { workspaceId: leaver.workspaceId, user: { email: leaver.email } };
    const names = async () =>
      (await listTools(json.access_token)).json.result.tools.map(({ name }: { name: string }) => name);
    expect(await names()).toContain("create_showroom");
    await db().member.updateMany({ where: member, data: { role: "viewer" } });
    expect(await names()).not.toContain("create_showroom");
    await db().member.deleteMany({ where: member });
    expect((await listTools(json.access_token)).status).toBe(401);
  });
});

describe("the authorization request", () => {
  it.each([
    ["another host", "https://evil.example/callback"],
    ["a longer path", "https://agents.example/callback/../evil"],
    ["an extra segment", "https://agents.example/callback/x"],
    ["a query added", "https://agents.example/callback?next=https://evil.example"],
    ["a fragment", "https://agents.example/callback#x"],
    ["upper case", "https://AGENTS.example/callback"],
    ["a slash at the end", "https://agents.example/callback/"],
    ["another port", "https://agents.example:8443/callback"],
    ["plain http", "http://agents.example/callback"],
    ["a name before @", "https://agents.example@evil.example/callback"],
    ["a backslash", "https://agents.example\\@evil.example/callback"],
    ["an encoded host", "https://agents.example%2eevil.example/callback"],
    ["a subdomain trick", "https://agents.example.evil.example/callback"],
    ["a loopback name that is not one", "http://127.0.0.1.evil.example:33418/callback"],
    ["another loopback name", "http://localhost:33418/callback"],
    ["another loopback path", "http://127.0.0.1:33418/evil"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["no scheme", "//agents.example/callback"],
    ["a line break", "https://agents.example/callback\n"],
    ["nothing", ""],
  ])("is refused if it redirects to %s", async (_what, redirect) => {
    const shown = await preview({ redirect_uri: redirect });
    expect(shown.status).toBe(400);
    expect(shown.json.error.fields).toHaveProperty("redirect_uri");
    expect(shown.headers.Location).toBeUndefined();
    const approved = await approve(person, app, ["events:read"], { redirect_uri: redirect });
    expect(approved.status).toBe(400);
    expect(approved.text).not.toContain("sr_oac_");
  });

  it("may redirect to any port of the registered loopback address (RFC 8252)", async () => {
    const moved = "http://127.0.0.1:50123/callback";
    const approved = await approve(person, app, ["events:read"], { redirect_uri: moved });
    const code = codeIn(approved.json.data.redirect_to);
    expect((await exchange(app, code, { redirect_uri: moved })).status).toBe(200);
  });

  it.each([
    ["no challenge", { code_challenge: undefined }, "code_challenge"],
    ["the plain method", { code_challenge_method: "plain" }, "code_challenge"],
    ["no method", { code_challenge_method: undefined }, "code_challenge"],
    ["a challenge of the wrong length", { code_challenge: "short" }, "code_challenge"],
    ["the implicit kind", { response_type: "token" }, "response_type"],
    ["another resource", { resource: "https://evil.example/api/mcp" }, "resource"],
    ["an unknown app", { client_id: "oac_nobody" }, "client_id"],
  ])("is refused with %s", async (_what, more, field) => {
    const shown = await preview(more);
    expect([shown.status, Object.keys(shown.json.error.fields)]).toEqual([400, [field]]);
    expect((await approve(person, app, ["events:read"], more)).status).toBe(400);
  });

  it("grants no scope that wasn't requested or that the person lacks", async () => {
    const beyond = await approve(person, app, ["events:read", "audit:read"], { scope: "events:read" });
    expect(beyond.json.error.fields).toEqual({ scopes: "not_allowed" });
    const viewer = await makePerson();
    await db().member.updateMany({ where: { user: { email: viewer.email } }, data: { role: "viewer" } });
    expect((await approve(viewer, app, ["events:write"])).json.error.fields).toEqual({
      scopes: "not_allowed",
    });
    expect((await approve(viewer, app, ["events:read"])).status).toBe(201);
    expect((await approve(person, app, [])).status).toBe(400);
  });

  it("can be approved only from our own page", async () => {
    const body = { ...authorizationOf(app), scopes: ["events:read"] };
    const forged = await api("POST", "/api/app/oauth/authorization", {
      body,
      headers: { cookie: person.cookie, "x-showrunner-as": "session:test", origin: "https://evil.example" },
    });
    expect(forged.status).toBe(401);
    const bare = await api("POST", "/api/app/oauth/authorization", { body });
    expect(bare.status).toBe(401);
  });

  it("requires a paid plan for the live environment, as keys do", async () => {
    const free = await makePerson();
    await db().workspace.update({ where: { id: free.workspaceId }, data: { plan: "free" } });
    expect((await approve(free, app, ["events:read"], {}, "live")).json.error.code).toBe(
      "paid_plan_required",
    );
  });
});

describe("authorization codes", () => {
  it.each([
    ["a wrong verifier", { code_verifier: "x".repeat(43) }],
    ["another redirect address", { redirect_uri: "https://agents.example/callback" }],
    ["another resource", { resource: "https://evil.example" }],
  ])("are invalid with %s, and used up by the attempt", async (_what, more) => {
    const approved = await approve(person, app, ["events:read"]);
    const code = codeIn(approved.json.data.redirect_to);
    const refused = await exchange(app, code, more);
    expect([refused.status, refused.json.error]).toEqual([400, "invalid_grant"]);
    expect((await exchange(app, code)).json.error).toBe("invalid_grant");
  });

  it("are invalid for another app", async () => {
    const other = await registerApp();
    const approved = await approve(person, app, ["events:read"]);
    expect((await exchange(other, codeIn(approved.json.data.redirect_to))).json.error).toBe("invalid_grant");
  });

  it("require a verifier", async () => {
    const answer = await postForm("/oauth/token", {
      grant_type: "authorization_code",
      client_id: app,
      code: "sr_oac_x",
      redirect_uri: REDIRECT,
    });
    expect([answer.status, answer.json.error]).toEqual([400, "invalid_request"]);
  });

  it("work once, and a second use revokes the tokens from the first", async () => {
    const approved = await approve(person, app, ["events:read"]);
    const code = codeIn(approved.json.data.redirect_to);
    const first = await exchange(app, code);
    expect((await listTools(first.json.access_token)).status).toBe(200);
    expect((await exchange(app, code)).json.error).toBe("invalid_grant");
    expect((await listTools(first.json.access_token)).status).toBe(401);
    const grant = await db().oauthGrant.findUniqueOrThrow({ where: { id: approved.json.data.app.id } });
    expect(grant.revokeReason).toBe("code_reused");
  });

  it("are exchanged at most once when raced", async () => {
    const approved = await approve(person, app, ["events:read"]);
    const code = codeIn(approved.json.data.redirect_to);
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(app, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("expire after a minute", async () => {
    const approved = await approve(person, app, ["events:read"]);
    const code = codeIn(approved.json.data.redirect_to);
    await sql("", "UPDATE oauth_code SET expires_at = now() - interval '1 second' WHERE grant_id = $1", [
      approved.json.data.app.id,
    ]);
    expect((await exchange(app, code)).json.error).toBe("invalid_grant");
  });
});

/** Moves the use of a grant's refresh token back in time. */
const refreshedAgo = (grantId: string, seconds: number) =>
  sql(
    "",
    "UPDATE oauth_token SET used_at = now() - make_interval(secs => $2) WHERE grant_id = $1 AND kind = 'refresh' AND used_at IS NOT NULL",
    [grantId, seconds],
  );

describe("tokens", () => {
  it("for access expire after an hour, while refreshing still works", async () => {
    const { tokens, grantId } = await connect();
    await sql(
      "",
      "UPDATE oauth_token SET expires_at = now() - interval '1 second' WHERE grant_id = $1 AND kind = 'access'",
      [grantId],
    );
    expect((await listTools(tokens.access_token)).status).toBe(401);
    expect((await refresh(app, tokens.refresh_token)).status).toBe(200);
  });

  it("for refreshing are replaced on each use, and reusing an old one revokes the connection", async () => {
    const { tokens, grantId } = await connect();
    const next = await refresh(app, tokens.refresh_token, { resource: mcpUrl() });
    expect(next.status).toBe(200);
    expect(next.json.refresh_token).not.toBe(tokens.refresh_token);
    expect((await listTools(next.json.access_token)).status).toBe(200);
    // As two windows of one app do.
    expect((await refresh(app, tokens.refresh_token)).json.error).toBe("invalid_grant");
    expect((await listTools(next.json.access_token)).status).toBe(200);
    await refreshedAgo(grantId, 15);
    expect((await refresh(app, tokens.refresh_token)).json.error).toBe("invalid_grant");
    expect((await listTools(next.json.access_token)).status).toBe(401);
  });

  it("for refreshing give the same pair again for a minute, until one of the pair is used", async () => {
    const { tokens, grantId } = await connect();
    const next = await refresh(app, tokens.refresh_token);
    await refreshedAgo(grantId, 15);
    const [again, racing] = await Promise.all([
      refresh(app, tokens.refresh_token),
      refresh(app, tokens.refresh_token),
    ]);
    expect([again.status, racing.status]).toEqual([200, 200]);
    const { expires_in: left, ...pair } = again.json;
    expect({ ...pair, expires_in: 3600 }).toEqual(next.json);
    expect(left).toBeGreaterThan(3_000);
    expect((await refresh(await registerApp(), tokens.refresh_token)).json.error).toBe("invalid_grant");
    expect((await refresh(app, next.json.refresh_token)).status).toBe(200);
    expect((await refresh(app, tokens.refresh_token)).json.error).toBe("invalid_grant");
    expect((await db().oauthGrant.findUniqueOrThrow({ where: { id: grantId } })).revokeReason).toBe(
      "refresh_token_reused",
    );
  });

  it("for refreshing end the connection when reused after a minute, even if the new ones weren't used", async () => {
    const { tokens, grantId } = await connect();
    const next = await refresh(app, tokens.refresh_token);
    await refreshedAgo(grantId, 61);
    expect((await refresh(app, tokens.refresh_token)).json.error).toBe("invalid_grant");
    expect((await listTools(next.json.access_token)).status).toBe(401);
  });

  it("can't gain scopes, and don't work for another app", async () => {
    const { tokens } = await connect();
    expect((await refresh(app, tokens.refresh_token, { scope: "audit:read" })).json.error).toBe(
      "invalid_scope",
    );
    expect((await refresh(app, tokens.refresh_token, { resource: "https://evil.example" })).json.error).toBe(
      "invalid_grant",
    );
    expect((await refresh(await registerApp(), tokens.refresh_token)).json.error).toBe("invalid_grant");
    expect((await refresh(app, tokens.refresh_token)).status).toBe(200);
  });

  it("can be revoked only by their own app", async () => {
    const { tokens } = await connect();
    const other = await registerApp();
    const giveBack = (clientId: string) =>
      postForm("/oauth/revoke", { token: tokens.refresh_token, client_id: clientId });
    expect((await giveBack(other)).status).toBe(200);
    expect((await listTools(tokens.access_token)).status).toBe(200);
    expect((await giveBack(app)).status).toBe(200);
    expect((await listTools(tokens.access_token)).status).toBe(401);
    expect((await postForm("/oauth/revoke", { token: "unknown", client_id: app })).status).toBe(200);
  });
});

it("deletes tokens a day after they expire, and keeps used ones until then", async () => {
  const { tokens, grantId } = await connect();
  await refresh(app, tokens.refresh_token);
  await sql(
    "",
    "UPDATE oauth_token SET expires_at = now() - interval '2 days' WHERE grant_id = $1 AND kind = 'access'",
    [grantId],
  );
  await sweepOld();
  const kept = await db().oauthToken.findMany({ where: { grantId } });
  expect(kept.map(({ kind }) => kind)).toEqual(["refresh", "refresh"]);
});

describe("the token endpoint", () => {
  it.each([
    ["an unknown grant", { grant_type: "password", client_id: "x" }, "unsupported_grant_type"],
    ["the client's own", { grant_type: "client_credentials", client_id: "x" }, "unsupported_grant_type"],
    ["no app", { grant_type: "authorization_code" }, "invalid_request"],
    ["a secret", { grant_type: "refresh_token", client_id: "x", client_secret: "y" }, "invalid_client"],
  ])("refuses %s", async (_what, form, error) => {
    const answer = await postForm("/oauth/token", form as Record<string, string>);
    expect(answer.json.error).toBe(error);
  });

  it("refuses duplicate parameters", async () => {
    const twice = await postForm("/oauth/token", "grant_type=refresh_token&grant_type=password");
    expect(twice.json.error).toBe("invalid_request");
  });

  it("rate limits guesses by IP address", async () => {
    const guess = () => refresh(app, "sr_ort_guess", {}).then(({ status }) => status);
    const address = newId("ip");
    const statuses = [];
    for (let i = 0; i < 31; i++)
      statuses.push(
        (
          await postForm(
            "/oauth/token",
            { grant_type: "refresh_token", client_id: app, refresh_token: "x" },
            {},
            address,
          )
        ).status,
      );
    expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true);
    expect(statuses[30]).toBe(429);
    expect(await guess()).toBe(400);
  });
});

describe("registration", () => {
  it.each([
    ["no address", {}],
    ["an empty list", { redirect_uris: [] }],
    ["too many", { redirect_uris: Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`) }],
    ["plain http", { redirect_uris: ["http://agents.example/callback"] }],
    ["a script", { redirect_uris: ["javascript:alert(1)"] }],
    ["data", { redirect_uris: ["data:text/html,x"] }],
    ["a file", { redirect_uris: ["file:///etc/passwd"] }],
    ["a fragment", { redirect_uris: ["https://a.example/#x"] }],
    ["a wildcard", { redirect_uris: ["https://*.example/cb"] }],
    ["a password", { redirect_uris: ["https://u:p@a.example/cb"] }],
    ["no name", { redirect_uris: ["https:///x.example/cb"] }],
    ["an encoded name", { redirect_uris: ["https://%61.example/cb"] }],
    ["a scheme that is nobody's", { redirect_uris: ["myapp:/callback"] }],
    ["the wrong grants", { redirect_uris: [REDIRECT], grant_types: ["client_credentials"] }],
    ["a list", []],
    ["a name of 101", { client_name: "x".repeat(101), redirect_uris: [REDIRECT] }],
  ])("is refused with %s", async (_what, body) => {
    const answer = await postRegistration(body, newId("ip"));
    expect(answer.status).toBe(400);
    expect(answer.json.error).toMatch(/^invalid_(redirect_uri|client_metadata)$/);
  });

  it("accepts the redirect addresses of common apps", async () => {
    const redirects = [
      "https://claude.ai/api/mcp/auth_callback",
      "http://localhost:8976/callback",
      "http://[::1]/callback",
      "cursor://anysphere.cursor-mcp/oauth/callback",
      "com.example.app:/callback",
    ];
    const answer = await postRegistration(
      {
        client_name: "All\u202e\nof them",
        redirect_uris: redirects,
        token_endpoint_auth_method: "client_secret_basic",
        unknown: true,
      },
      newId("ip"),
    );
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      client_name: "All of them",
      redirect_uris: redirects,
      token_endpoint_auth_method: "none",
    });
    expect(answer.json.client_secret).toBeUndefined();
  });

  it("is rate limited by IP address", async () => {
    const address = newId("ip");
    const statuses = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await postRegistration({ redirect_uris: [REDIRECT] }, address)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
    expect(statuses[10]).toBe(429);
  });
});
