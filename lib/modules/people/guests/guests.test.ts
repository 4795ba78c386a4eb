import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { readCapability } from "@/lib/platform/security/capability";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { findGuestByToken } from "./index";

const workspace = await makeWorkspace();
const key = await workspace.key();

interface Show {
  slug: string;
  guestId: string;
}

async function makeShow(): Promise<Show> {
  const guests = [{ name: "Ada", title: "Countess", email: "ada@example.com" }];
  const body = { title: "Engines", generate_show_plan: false, guests };
  const made = await api("POST", "/v1/showrooms", { key, body });
  const { slug } = made.json.data.showroom;
  const guest = await db().guest.findFirstOrThrow({ where: { event: { slug } } });
  return { slug, guestId: guest.id };
}

const link = (show: Show, action: string, options: object = {}) =>
  api("POST", `/v1/events/${show.slug}/guests/${show.guestId}/access-link`, {
    key,
    body: { action },
    ...options,
  });
const tokenOf = (url: string) => url.split("/").at(-1) ?? "";
const enter = (slug: string, token: string, more: object = {}) =>
  api("POST", `/api/app/events/${slug}/backstage/enter`, {
    body: { token },
    headers: { origin: "http://127.0.0.1:3000" },
    idempotencyKey: null,
    ...more,
  });
const removals = (guestId: string) =>
  db().job.findMany({ where: { kind: "room.remove", subject: guestId }, orderBy: { createdAt: "asc" } });

describe("manageGuestAccessLink", () => {
  it("creates a link that is shown once and stored as a digest", async () => {
    const show = await makeShow();
    const made = await link(show, "create");
    expect(made.status, made.text).toBe(200);
    const { backstage_url, ...rest } = made.json.data;
    expect(backstage_url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/backstage\/[0-9A-Za-z]{32}$/);
    expect(rest).toMatchObject({
      guest_id: show.guestId,
      event_slug: show.slug,
      state: "active",
      link_version: 1,
      revoked_at: null,
    });
    const token = tokenOf(backstage_url);
    const guest = await db().guest.findUniqueOrThrow({ where: { id: show.guestId } });
    expect(guest.accessHash).toBe(sha256Hex(token));
    const traces = JSON.stringify([
      await db().auditEntry.findMany({ where: { subjectId: show.guestId } }),
      await db().webhookEvent.findMany({ where: { eventSlug: show.slug } }),
      await db().job.findMany(),
      await db().idempotencyRecord.findMany(),
      (await api("GET", `/v1/events/${show.slug}`, { key })).text,
    ]);
    expect(traces).not.toContain(token);
    expect(traces).not.toContain(guest.accessHash);
    expect(await removals(show.guestId)).toEqual([]);
    expect((await findGuestByToken(token))?.slug).toBe(show.slug);
  });

  it("rejects a second link, replaces it on rotate and withdraws it on revoke", async () => {
    const show = await makeShow();
    const first = tokenOf((await link(show, "create")).json.data.backstage_url);
    const refused = await link(show, "create");
    expect(refused.status).toBe(409);
    expect(refused.json.error).toMatchObject({ code: "version_conflict", fields: { status: "active" } });

    const second = tokenOf((await link(show, "rotate")).json.data.backstage_url);
    expect(second).not.toBe(first);
    expect(await findGuestByToken(first)).toBeUndefined();
    expect((await findGuestByToken(second))?.accessVersion).toBe(2);

    const revoked = await link(show, "revoke");
    expect(revoked.json.data).toMatchObject({ state: "revoked", backstage_url: null, link_version: 3 });
    expect(await findGuestByToken(second)).toBeUndefined();
    expect((await link(show, "revoke")).json.data.link_version).toBe(3);
    const { id: event_id } = await db().event.findUniqueOrThrow({ where: { slug: show.slug } });
    expect((await removals(show.guestId)).map(({ payload, dedupeKey }) => ({ payload, dedupeKey }))).toEqual(
      [2, 3].map((version) => ({
        dedupeKey: `room.remove:${show.guestId}:${version}`,
        payload: { event_id, guest_id: show.guestId, identity: `guest-${show.guestId}` },
      })),
    );
    expect((await link(show, "create")).json.data).toMatchObject({ state: "active", link_version: 4 });
  });

  it("works the same on the older prefix, and once per idempotency key", async () => {
    const show = await makeShow();
    const path = `/api/v1/events/${show.slug}/guests/${show.guestId}/access-link`;
    const options = { key, body: { action: "create" }, idempotencyKey: newId("k") };
    const [first, second] = await Promise.all([api("POST", path, options), api("POST", path, options)]);
    expect(first?.status).toBe(200);
    expect(second?.text).toBe(first?.text);
    const bare = await link(show, "rotate", { idempotencyKey: null });
    expect(bare.json.error.fields).toEqual({ "Idempotency-Key": "required" });
    expect(
      (await api("POST", path, { ...options, body: {}, idempotencyKey: null })).json.error.fields,
    ).toEqual({
      action: "required",
    });
    const odd = await api("POST", path, { key, body: { action: "burn" } });
    expect(odd.json.error.fields).toEqual({ action: "not_allowed" });
  });

  it("lets one of several concurrent creations through", async () => {
    const show = await makeShow();
    const answers = await Promise.all(Array.from({ length: 6 }, () => link(show, "create")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it("changes nothing on a dry run", async () => {
    const show = await makeShow();
    const dry = await link(show, "create", { body: { action: "create", dry_run: true } });
    expect(dry.json.data.state).toBe("active");
    expect(await findGuestByToken(tokenOf(dry.json.data.backstage_url))).toBeUndefined();
    expect((await db().guest.findUniqueOrThrow({ where: { id: show.guestId } })).accessVersion).toBe(0);
  });

  it("requires the scope, the workspace and the guest's own show", async () => {
    const show = await makeShow();
    const other = await makeShow();
    const narrow = await workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== "guests:write"),
    );
    expect((await link(show, "create", { key: narrow })).status).toBe(403);
    const stranger = await (await makeWorkspace()).key();
    const foreign = await link(show, "create", { key: stranger });
    const random = await link({ slug: "no-such-zzzzzz", guestId: "gst_none" }, "create", { key: stranger });
    expect(foreign.status).toBe(404);
    expect(foreign.json.error).toEqual(random.json.error);
    expect((await link({ ...show, guestId: other.guestId }, "create")).status).toBe(404);
  });

  it("still revokes links of a suspended client, but creates none", async () => {
    const show = await makeShow();
    await link(show, "create");
    const { clientId } = await db().event.findUniqueOrThrow({ where: { slug: show.slug } });
    await db().client.update({ where: { id: clientId }, data: { status: "suspended" } });
    try {
      expect((await link(show, "rotate")).json.error.code).toBe("client_inactive");
      expect((await link(show, "revoke")).status).toBe(200);
    } finally {
      await db().client.update({ where: { id: clientId }, data: { status: "active" } });
    }
  });

  it("revokes the link when the guest is removed from the roster", async () => {
    const show = await makeShow();
    const token = tokenOf((await link(show, "create")).json.data.backstage_url);
    await api("PATCH", `/v1/events/${show.slug}`, {
      key,
      body: { guests: [{ id: show.guestId, remove: true }] },
    });
    expect(await findGuestByToken(token)).toBeUndefined();
    expect(await removals(show.guestId)).toHaveLength(1);
    expect((await link(show, "create")).status).toBe(404);
  });
});

describe("enterBackstage", () => {
  it("sets a guest cookie for the link's current version that lasts seven days", async () => {
    const show = await makeShow();
    const token = tokenOf((await link(show, "create")).json.data.backstage_url);
    const entered = await enter(show.slug, token);
    expect(entered.status, entered.text).toBe(200);
    expect(entered.json.data.guest).toMatchObject({ id: show.guestId, name: "Ada", title: "Countess" });
    expect(entered.json.data.event).toMatchObject({ slug: show.slug, title: "Engines", starts_at: null });
    expect(entered.text).not.toContain("ada@example.com");
    const cookie = entered.cookies[0] ?? "";
    expect(cookie).toContain("HttpOnly");
    const capability = readCapability(cookie.split(";")[0]?.split("=")[1]);
    expect(capability).toMatchObject({ kind: "guest", subjectId: show.guestId, version: 1 });
    const days = ((capability?.expiresAt ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    const guest = await db().guest.findUniqueOrThrow({ where: { id: show.guestId } });
    expect(guest.openedAt).not.toBeNull();
  });

  it("rejects wrong tokens, other shows and replaced links", async () => {
    const show = await makeShow();
    const other = await makeShow();
    const token = tokenOf((await link(show, "create")).json.data.backstage_url);
    const address = "198.51.100.7";
    expect((await enter(other.slug, token, { address })).json.error.code).toBe("unauthorized");
    await link(show, "rotate");
    const old = await enter(show.slug, token, { address });
    expect(old.status).toBe(401);
    expect(old.cookies).toEqual([]);
    expect((await enter("no-such-zzzzzz", token, { address })).status).toBe(404);
    expect((await enter(show.slug, "' OR 1=1", { address })).status).toBe(401);
  });

  it("limits wrong tokens by network address", async () => {
    const show = await makeShow();
    const address = "198.51.100.8";
    const token = tokenOf((await link(show, "create")).json.data.backstage_url);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await enter(show.slug, "x".repeat(32), { address })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const blocked = await enter(show.slug, token, { address });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers["Retry-After"])).toBeGreaterThan(0);
    expect((await enter(show.slug, token, { address: "198.51.100.9" })).status).toBe(200);
  });

  it("rejects a request from another origin", async () => {
    const show = await makeShow();
    const token = tokenOf((await link(show, "create")).json.data.backstage_url);
    const foreign = await enter(show.slug, token, { headers: { origin: "https://evil.example" } });
    expect(foreign.status).toBe(401);
    expect(foreign.cookies).toEqual([]);
  });
});
