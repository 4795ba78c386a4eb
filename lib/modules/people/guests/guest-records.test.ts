import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import { db } from "@/lib/platform/database/db";
import { joinPool } from "@/lib/platform/processes/pool";
import { issueCapability } from "@/lib/platform/security/capability";
import { capabilityCookieName } from "@/lib/platform/security/cookies";
import { api } from "@/test/support/api";
import { pngImage } from "@/test/support/images";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";
import { findGuestByToken, openPortrait } from "./index";

const workspace = await makeWorkspace();
const key = await workspace.key();

async function makeShow(): Promise<string> {
  const body = { title: "Engines", generate_show_plan: false, starts_at: "2031-05-01T16:00:00Z" };
  return (await api("POST", "/v1/showrooms", { key, body })).json.data.showroom.slug;
}

const call = (method: string, path: string, body?: object, more: object = {}) =>
  api(method, `/v1/events/${path}`, { key, ...(body ? { body } : {}), ...more });

async function addGuest(slug: string, more: object = {}) {
  const made = await call("POST", `${slug}/guests`, { name: "Ada", email: "ada@example.com", ...more });
  expect(made.status, made.text).toBe(201);
  return made.json.data;
}

async function readyAsset(): Promise<string> {
  const headers = { "content-type": "image/png" };
  const sent = await pngImage();
  const { id, sha256 } = (await api("POST", "/v1/assets/uploads?name=a.png", { key, rawBody: sent, headers }))
    .json.data;
  const done = await api("POST", `/v1/assets/${id}/complete`, { key, body: { sha256 } });
  expect(done.status, done.text).toBe(200);
  return id;
}

const asGuest = async (slug: string, guestId: string) => {
  const { eventId, accessVersion: version } = await db().guest.findUniqueOrThrow({ where: { id: guestId } });
  const expiresAt = Math.floor(Date.now() / 1000) + 600;
  const cookie = issueCapability({ kind: "guest", eventId, subjectId: guestId, version, expiresAt });
  return {
    idempotencyKey: null,
    headers: {
      origin: "http://127.0.0.1:3000",
      "x-showrunner-as": `guest:${slug}`,
      cookie: `${capabilityCookieName("guest", slug)}=${cookie}`,
    },
  };
};
const page = async (slug: string, guestId: string, method: string, path: string, body: object) => {
  const who = await asGuest(slug, guestId);
  return api(method, `/api/app/events/${slug}/backstage/${path}`, { ...who, body });
};

describe("a guest record", () => {
  it("is added, read, changed by version and removed with its link", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug, { title: "Countess" });
    expect(guest).toMatchObject({ version: 1, access: "none", readiness: { ready: false, photo: false } });
    const path = `${slug}/guests/${guest.id}`;
    const changed = await call("PATCH", path, { intro: "First programmer.", expected_version: 1 });
    expect(changed.json.meta.version).toBe(2);
    expect(changed.json.data.readiness.intro).toBe(true);
    expect((await call("PATCH", path, { intro: "x", expected_version: 1 })).json.error.code).toBe(
      "version_conflict",
    );
    const read = (await call("GET", path)).json.data;
    expect(read.history.map((entry: { action: string }) => entry.action)).toEqual([
      "updateGuest",
      "createGuest",
    ]);
    expect(read.history[0].changed).toEqual(["intro"]);
    expect((await call("GET", `${slug}/guests`)).json.data).toHaveLength(1);

    await call("POST", `${path}/access-link`, { action: "create" });
    const kept = await call("DELETE", `${path}?revoke_access=false`);
    expect(kept.json.error.fields).toEqual({ status: "active" });
    expect((await call("DELETE", path)).json.data).toEqual({
      id: guest.id,
      deleted: true,
      access: "revoked",
    });
    expect((await call("GET", path)).status).toBe(404);
    const kinds = await db().webhookEvent.findMany({
      where: { eventSlug: slug, type: { startsWith: "guest" } },
    });
    expect(kinds.map(({ type }) => type)).toEqual([
      "guest.added",
      "guest.updated",
      "guest.updated",
      "guest.removed",
    ]);
  });

  it("keeps its uploaded portrait from being deleted while it is shown", async () => {
    const slug = await makeShow();
    const photo_asset_id = await readyAsset();
    const guest = await addGuest(slug, { photo_asset_id });
    expect(guest.photo).toMatch(/^http:\/\/127\.0\.0\.1:3000\/portraits\/fil_/);
    const file = guest.photo.split("/").at(-1);
    expect((await openPortrait(file))?.contentType).toBe("image/png");
    const refused = await api("DELETE", `/v1/assets/${photo_asset_id}`, { key });
    expect(refused.json.error.fields).toEqual({ status: "referenced" });
    // Editors send back what they read, which isn't a change.
    const path = `${slug}/guests/${guest.id}`;
    expect((await call("PATCH", path, { photo: guest.photo })).json.data.photo_asset_id).toBe(photo_asset_id);
    const other = await call("PATCH", path, { photo: "https://pictures.example/a.png" });
    expect(other.json.data).toMatchObject({ photo: "https://pictures.example/a.png", photo_asset_id: null });
    expect(await openPortrait(file)).toBeUndefined();
    expect((await api("DELETE", `/v1/assets/${photo_asset_id}`, { key })).status).toBe(200);
    const gone = await call("PATCH", path, { photo_asset_id });
    expect(gone.json.error.fields).toEqual({ photo_asset_id: "not_found" });
  });

  it("fetches an external portrait once, without raising its version", async () => {
    const picture = await pngImage();
    const asked: string[] = [];
    const server = createServer(({ url = "" }, response) => {
      asked.push(url);
      response.end(picture);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    try {
      const slug = await makeShow();
      const photo = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ada.png`;
      const { id } = await addGuest(slug, { photo });
      joinPool("media");
      await runDueJobs().finally(() => joinPool("app"));
      const path = `${slug}/guests/${id}`;
      const fetched = (await call("GET", path)).json.data;
      expect(fetched).toMatchObject({ version: 1, photo_asset_id: null });
      expect(fetched.photo).toMatch(/\/portraits\/fil_/);
      expect((await openPortrait(fetched.photo.split("/").at(-1)))?.contentType).toBe("image/png");
      for (const same of [photo, fetched.photo])
        expect((await call("PATCH", path, { photo: same })).json.meta.version).toBe(1);
      joinPool("media");
      await runDueJobs().finally(() => joinPool("app"));
      expect(asked).toEqual(["/ada.png"]);
      await call("PATCH", path, { photo: null });
      expect(await openPortrait(fetched.photo.split("/").at(-1))).toBeUndefined();
    } finally {
      server.close();
    }
  });

  it("describes the link without exposing it", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug);
    const path = `${slug}/guests/${guest.id}/access-link`;
    expect((await call("GET", path)).json.data).toMatchObject({ state: "none", last_used_at: null });
    const token = (await call("POST", path, { action: "create" })).json.data.backstage_url.split("/").at(-1);
    const enter = () =>
      api("POST", `/api/app/events/${slug}/backstage/enter`, {
        body: { token },
        headers: { origin: "http://127.0.0.1:3000" },
        idempotencyKey: null,
      });
    expect((await enter()).status).toBe(200);
    const first = (await call("GET", path)).json.data;
    expect((await enter()).status).toBe(200);
    const second = (await call("GET", path)).json;
    expect(second.data.opened_at).toBe(first.opened_at);
    expect(second.data.last_used_at >= first.last_used_at).toBe(true);
    expect(JSON.stringify(second)).not.toContain(token);
    const blind = await workspace.key("test", ["guests:read"]);
    expect((await api("GET", `/v1/events/${path}`, { key: blind })).json.error.code).toBe(
      "insufficient_scope",
    );
  });
});

describe("a guest's invitation", () => {
  const mails = (guestId: string) =>
    db().mailMessage.findMany({ where: { guestId }, orderBy: { createdAt: "asc" } });

  it("is previewed and drafted without an email, and sent once with the active link", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug);
    const path = `${slug}/guests/${guest.id}/invite`;
    const shown = await call("POST", path, { mode: "preview", note: "Bring the loom." });
    expect(shown.status, shown.text).toBe(200);
    expect(shown.json.data).toMatchObject({ state: "none", why_not: null, to: { email: "ada@example.com" } });
    expect(shown.json.data.text).toContain("Bring the loom.");
    expect((await call("POST", path, { mode: "draft", note: "Bring it." })).json.data.state).toBe("draft");
    expect(await mails(guest.id)).toEqual([]);
    const undated = await call("POST", path, { mode: "draft", send_at: "2031-04-01T09:00:00Z" });
    expect(undated.json.error.fields).toEqual({ send_at: "not_allowed" });
    const bare = await call("POST", path, { mode: "send" });
    expect(bare.json.error.fields).toEqual({ send: "must_be_true" });
    const weak = await workspace.key("test", ["guests:write"]);
    const refused = await api("POST", `/v1/events/${path}`, {
      key: weak,
      body: { mode: "send", send: true },
    });
    expect(refused.json.error.code).toBe("insufficient_scope");
    const dry = await call("POST", path, { mode: "send", send: true, dry_run: true });
    expect(dry.json.meta.quote.recipients).toBe(1);
    expect(await mails(guest.id)).toEqual([]);

    expect((await call("POST", path, { mode: "send", send: true })).json.data.state).toBe("queued");
    await runDueJobs();
    const [mail] = await mails(guest.id);
    expect(mail?.state).toBe("captured");
    const { bodyOf } = await import("@/lib/modules/email/sending/delivery/stored-body");
    const body = bodyOf(mail as never);
    const token = /backstage\/([0-9A-Za-z]{32})/.exec(body.text)?.[1] ?? "";
    expect((await findGuestByToken(token))?.guestId).toBe(guest.id);
    expect(body.text).toContain("Bring it.");
    expect(body.calendar).toContain(`UID:${guest.id}@`);
    const again = await call("POST", path, { mode: "send", send: true });
    expect(again.json.error.fields).toEqual({ status: "sent" });

    const resent = await call("POST", `${slug}/guests/${guest.id}/resend-invite`, {
      mode: "send",
      send: true,
    });
    expect(resent.status, resent.text).toBe(200);
    await runDueJobs();
    const second = (await mails(guest.id))[1];
    // The guest's existing link keeps working.
    expect(bodyOf(second as never).text).toContain(token);
    expect((await call("GET", `${slug}/guests/${guest.id}`)).json.data.readiness.invitation.state).toBe(
      "sent",
    );
  });

  it("is sent at its scheduled time, unless rescheduled or turned back into a draft", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug);
    const path = `${slug}/guests/${guest.id}/invite`;
    const at = (send_at: string) => call("POST", path, { mode: "schedule", send_at, send: true });
    expect((await at("2020-01-01T00:00:00Z")).json.error.fields).toEqual({ send_at: "in_past" });
    expect((await at("2031-04-01T09:00:00Z")).json.data).toMatchObject({ state: "scheduled" });
    const later = await at("2031-04-02T09:00:00Z");
    expect(later.json.data.send_at).toBe("2031-04-02T09:00:00.000Z");
    // Both jobs run. The one for the previous time finds nothing to do.
    await db().job.updateMany({ where: { kind: "guest.invite" }, data: { dueAt: new Date() } });
    await runDueJobs();
    await runDueJobs();
    expect((await mails(guest.id)).map(({ state }) => state)).toEqual(["captured"]);

    const other = await addGuest(slug, { name: "Ben", email: "ben@example.com" });
    const inviteBen = (body: object) => call("POST", `${slug}/guests/${other.id}/invite`, body);
    await inviteBen({ mode: "schedule", send_at: "2031-04-02T09:00:00Z", send: true });
    expect((await inviteBen({ mode: "draft" })).json.data).toMatchObject({ state: "draft", send_at: null });
    await db().job.updateMany({ where: { kind: "guest.invite" }, data: { dueAt: new Date() } });
    await runDueJobs();
    expect(await mails(other.id)).toEqual([]);
  });

  it("needs an address, and a guest who is still on the roster when it is due", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug, { email: null });
    const path = `${slug}/guests/${guest.id}`;
    const nowhere = await call("POST", `${path}/invite`, { mode: "preview" });
    expect(nowhere.json.error).toMatchObject({ code: "not_ready", fields: { email: "required" } });
    await call("PATCH", path, { email: "ada@example.com" });
    await call("POST", `${path}/invite`, { mode: "schedule", send_at: "2031-04-02T09:00:00Z", send: true });
    await call("DELETE", path);
    await db().job.updateMany({ where: { kind: "guest.invite" }, data: { dueAt: new Date() } });
    await runDueJobs();
    expect(await mails(guest.id)).toEqual([]);
    const kept = await db().guestInvitation.findFirstOrThrow({ where: { guestId: guest.id } });
    expect(kept.state).toBe("skipped");
  });
});

describe("a guest's own page", () => {
  it("confirms the guest's details, until someone else changes their title", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug);
    await call("POST", `${slug}/guests/${guest.id}/access-link`, { action: "create" });
    const mine = { name: "Ada King", title: "Countess", company: "Engines" };
    const confirmed = await page(slug, guest.id, "PATCH", "me", mine);
    expect(confirmed.status, confirmed.text).toBe(200);
    expect(confirmed.json.data).toMatchObject(mine);
    const record = async () => (await call("GET", `${slug}/guests/${guest.id}`)).json.data;
    expect((await record()).readiness.confirmed_at).not.toBeNull();
    expect((await record()).history[0].actor).toMatchObject({ type: "guest" });
    await call("PATCH", `${slug}/guests/${guest.id}`, { intro: "Read aloud." });
    expect((await record()).readiness.confirmed_at).not.toBeNull();
    await call("PATCH", `${slug}/guests/${guest.id}`, { title: "Duchess" });
    expect((await record()).readiness.confirmed_at).toBeNull();
  });

  it("stores the guest's recording consent for their current link", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug);
    await call("POST", `${slug}/guests/${guest.id}/access-link`, { action: "create" });
    const consent = async () =>
      (await call("GET", `${slug}/guests/${guest.id}`)).json.data.readiness.recording_consent;
    const answer = (agrees: boolean, text_version: number = RECORDING_TEXT.version) =>
      page(slug, guest.id, "PUT", "recording-consent", { agrees, text_version });
    expect(await consent()).toEqual({ state: "unasked", at: null, text_version: null });
    expect((await answer(true, RECORDING_TEXT.version - 1)).json.error.fields).toEqual({
      text_version: "invalid",
    });
    const agreed = await answer(true);
    expect(agreed.status, agreed.text).toBe(200);
    expect(await consent()).toEqual({
      state: "given",
      at: expect.any(String),
      text_version: RECORDING_TEXT.version,
    });
    await answer(false);
    expect((await consent()).state).toBe("refused");
    await call("POST", `${slug}/guests/${guest.id}/access-link`, { action: "rotate" });
    expect((await consent()).state).toBe("unasked");
  });

  it("accepts an uploaded portrait, rejects SVG and replaces the previous portrait", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug);
    await call("POST", `${slug}/guests/${guest.id}/access-link`, { action: "create" });
    const who = await asGuest(slug, guest.id);
    const send = (rawBody: Uint8Array) =>
      api("POST", `/api/app/events/${slug}/backstage/photo`, {
        ...who,
        rawBody: Buffer.from(rawBody),
        headers: { ...who.headers, "content-type": "image/png" },
      });
    const sent = await pngImage();
    const first = await send(sent);
    expect(first.status, first.text).toBe(200);
    const file = first.json.data.photo.split("/").at(-1);
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await openPortrait(file))?.bytes ?? []) chunks.push(chunk);
    const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    const stored = await db().storedFile.findUniqueOrThrow({ where: { id: file } });
    expect(digest(Buffer.concat(chunks))).toBe(stored.sha256);
    expect((await send(Buffer.from("<svg/>"))).status).toBe(415);
    await send(await pngImage({ width: 90 }));
    expect(await openPortrait(file)).toBeUndefined();
  });
});

describe("a technical check", () => {
  const network = { up_mbps: 3, down_mbps: 9, rtt_ms: 40, loss_pct: 0 };
  it("gets a result, shows up in readiness and expires", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug);
    await call("POST", `${slug}/guests/${guest.id}/access-link`, { action: "create" });
    const good = { camera: "ok", microphone: "ok", speakers: "ok", network };
    const bad = await page(slug, guest.id, "POST", "technical-check", {
      ...good,
      network: { ...network, loss_pct: 12 },
    });
    expect(bad.json.data, bad.text).toMatchObject({ state: "failed", source: "guest", guest_id: guest.id });
    const passed = await page(slug, guest.id, "POST", "technical-check", good);
    expect(passed.json.data.state).toBe("passed");
    const state = async () =>
      (await call("GET", `${slug}/guests/${guest.id}`)).json.data.readiness.technical_check.state;
    expect(await state()).toBe("passed");
    const list = async (query: string) => (await call("GET", `${slug}/technical-checks?${query}`)).json.data;
    expect(await list("valid=true")).toHaveLength(1);
    expect(await list("valid=false")).toHaveLength(1);
    await db().technicalCheck.updateMany({ where: { guestId: guest.id }, data: { expiresAt: new Date() } });
    expect(await state()).toBe("expired");
    expect(await list("valid=true")).toEqual([]);
    expect(await list("subject=host")).toEqual([]);
  });

  it("belongs to the host or a guest of this show", async () => {
    const slug = await makeShow();
    const record = (body: object) => call("POST", `${slug}/technical-checks`, body);
    expect((await record({ camera: "ok" })).json.error.fields).toEqual({ guest_id: "required" });
    const stranger = (await addGuest(await makeShow())).id;
    expect((await record({ guest_id: stranger })).json.error.fields).toEqual({ guest_id: "not_found" });
    const own = await record({ subject: "host", camera: "ok", microphone: "ok", passed: true });
    expect(own.json.data).toMatchObject({ subject: "host", guest_id: null, passed: true });
  });

  it("runs in a room of its own", async () => {
    const slug = await makeShow();
    const guest = await addGuest(slug);
    await call("POST", `${slug}/guests/${guest.id}/access-link`, { action: "create" });
    const opened = await page(slug, guest.id, "POST", "check-room", {});
    expect(opened.status, opened.text).toBe(200);
    const grants = [opened.json.data.sender, opened.json.data.receiver].map(
      (jwt: string) => JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString()).video,
    );
    expect(grants[0]).toMatchObject({ canPublish: true, canSubscribe: false, room: grants[1].room });
    expect(grants[1]).toMatchObject({ canPublish: false, canSubscribe: true });
    expect(grants[0].room).toMatch(/^check_/);
  });
});
