import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { CARD_SIZES } from "@/lib/promo/parts";
import * as faces from "@/lib/providers/faces";
import * as images from "@/lib/providers/images";
import { storageProvider } from "@/lib/providers/storage";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { startServer, type TestServer } from "@/test/support/http-server";
import { pngImage } from "@/test/support/images";
import { type KitTest, makeKitTest, runMediaJobs } from "@/test/support/promo-kit";
import { expectJobFailed } from "@/test/support/test-log";
import type { PromoKitItemWire } from "./schema";

checkEmitted("promo_kit.ready", "promo_kit.failed");

let server: TestServer;
let kit: KitTest;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());
beforeEach(async () => {
  kit = await makeKitTest();
});

const cards = (items: readonly PromoKitItemWire[]) => items.filter(({ kind }) => kind === "card");
async function only(kind: string, variant?: string, person = kit.ana): Promise<PromoKitItemWire> {
  const found = (await kit.items(person)).find(
    (item) => item.kind === kind && (variant === undefined || variant === (item.size ?? item.place)),
  );
  if (!found) throw new Error(`no ${kind} ${variant ?? ""}`);
  return found;
}
const emitted = async (type: string) =>
  (await db().webhookEvent.findMany({ where: { workspaceId: kit.workspaceId, type } })).map(
    ({ body }) => JSON.parse(body).data,
  );

describe("a promo kit", () => {
  it("has everyone on the show before it was generated, and nothing else", async () => {
    const { people, job } = await kit.read();
    expect(people.map(({ person_id, name, items }) => [person_id, name, items.length])).toEqual([
      ["show", "What engines can compose", 0],
      ["host", "Ben Nevis", 0],
      [kit.ana, "Ana Lopez", 0],
      [kit.ben, "Ben Noor", 0],
    ]);
    expect(job).toBeNull();
    expect(people[2]?.teaser_waits_for).toBe("show_end");
  });

  it("is drawn and written by a job, for the show and each of its people", async () => {
    const answer = await kit.call("POST", `/events/${kit.slug}/promo-kit/generate`, {});
    expect(answer.json.data).toMatchObject({ state: "queued", stage: null, progress: 0, automatic: false });
    const { id } = answer.json.data;
    await runMediaJobs();
    const { json } = await kit.call("GET", `/events/${kit.slug}/promo-kit/jobs/${id}`);
    expect(json.data).toMatchObject({ id, state: "succeeded", progress: 100, made: 36, error: null });
    const { people, job } = await kit.read();
    expect(job?.id).toBe(id);
    for (const { items } of people)
      expect(
        items.map(({ kind, size, place, state, version }) => [kind, size ?? place, state, version]),
      ).toEqual([
        ...Object.keys(CARD_SIZES).map((size) => ["card", size, "draft", 1]),
        ...["linkedin_post", "x_post", "newsletter", "email_signature"].map((place) => [
          "copy",
          place,
          "draft",
          1,
        ]),
        ["link", null, "draft", 1],
      ]);
    expect((await only("copy", "linkedin_post")).text).toContain(
      "I’m speaking at “What engines can compose”.",
    );
    expect(await emitted("promo_kit.ready")).toEqual([{ event_slug: kit.slug, job_id: id, assets: 36 }]);
  });

  it("has pictures that anyone with their address can download for a while", async () => {
    await kit.generate({ person_ids: [kit.ana], kinds: ["card"] });
    const found = cards(await kit.items());
    expect(found).toHaveLength(4);
    for (const { file_url, size, width, height } of found) {
      const answer = await fetch(file_url ?? "");
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      const is = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ width: is.width, height: is.height }).toEqual({ width, height });
      expect(answer.headers.get("content-disposition")).toContain(`${kit.slug}-${size}.jpg`);
    }
  });

  /** Gives Ana a photo. */
  async function upload(rawBody: Buffer): Promise<void> {
    const sent = await api("POST", "/v1/assets/uploads?name=a.png", {
      ...{ key: kit.key, rawBody, headers: { "content-type": "image/png" } },
    });
    const { id, sha256 } = sent.json.data;
    expect((await kit.call("POST", `/assets/${id}/complete`, { sha256 })).status).toBe(200);
    await kit.call("PATCH", `/events/${kit.slug}/guests/${kit.ana}`, { photo_asset_id: id });
  }

  /** The color in the middle of the photo on Ana's square card. */
  async function middle(): Promise<number[]> {
    const { file_url } = await only("card", "square");
    const bytes = Buffer.from(await (await fetch(file_url ?? "")).arrayBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray((330 * info.width + 262) * 3).subarray(0, 3)];
  }

  it("shows a speaker's photo, and is drawn again with another", async () => {
    const filled = (colour: { r: number; g: number; b: number }) =>
      pngImage({ width: 400, height: 500, colour });
    await upload(await filled({ r: 0, g: 200, b: 0 }));
    await kit.generate({ person_ids: [kit.ana], kinds: ["card"] });
    expect((await kit.read()).people[2]?.has_photo).toBe(true);
    const [r, g, b] = await middle();
    expect([(r ?? 255) < 30, (g ?? 0) > 170, (b ?? 255) < 30]).toEqual([true, true, true]);
    await upload(await filled({ r: 200, g: 0, b: 0 }));
    expect((await only("card", "square")).stale).toBe(true);
    await kit.generate({ kinds: ["card"] });
    expect((await middle())[0]).toBeGreaterThan(170);
  });

  it("is made without the cards that have a photo that can't be read, and says whose it is", async () => {
    await upload(await pngImage({ width: 40, height: 50, colour: { r: 0, g: 200, b: 0 } }));
    const { photoFileId } = await db().guest.findUniqueOrThrow({ where: { id: kit.ana } });
    const key = `${kit.workspaceId}/test/no-picture`;
    await storageProvider().put(key, Readable.from([Buffer.from("no picture")]), {
      contentType: "image/png",
    });
    await db().storedFile.update({ where: { id: photoFileId ?? "" }, data: { key } });
    expectJobFailed("promo_kit.make");
    await kit.generate();
    const counts = (await kit.read()).people.map(({ items }) => [cards(items).length, items.length]);
    expect(counts).toEqual([
      [0, 5],
      [4, 9],
      [0, 5],
      [4, 9],
    ]);
    expect((await kit.read()).job).toMatchObject({
      state: "failed",
      error: "Couldn't read the photo of Ana Lopez. Upload it again.",
    });
  });

  it("tries again if a card can't be drawn for now", async () => {
    await upload(await pngImage({ width: 40, height: 50, colour: { r: 0, g: 200, b: 0 } }));
    const draw = images.drawCard;
    const drawing = vi.spyOn(images, "drawCard").mockRejectedValueOnce(new Error("no memory"));
    drawing.mockImplementation(draw);
    onTestFinished(() => drawing.mockRestore());
    await kit.call("POST", `/events/${kit.slug}/promo-kit/generate`, { kinds: ["card"] });
    await runMediaJobs();
    expect((await kit.read()).job).toMatchObject({ error: null });
  });

  it("tells nothing that the signup page hides", async () => {
    const segment = (title: string, type = "talk") => ({ title, type, duration_sec: 300, assignee: kit.ana });
    const segments = ["Interview with Elif", "Bread", "Bread"].map((title) => segment(title));
    const plan = { segments: [...segments, segment("Ask Ana", "qa")], ticker: [], questions: [] };
    expect((await kit.call("PUT", `/events/${kit.slug}/plan`, plan)).status).toBe(200);
    await db().guestProposal.create({
      data: { id: newId("gpr"), eventId: kit.eventId, name: "Elif Sahin" },
    });
    await kit.generate({ kinds: ["copy"] });
    expect(JSON.stringify(await kit.items())).not.toContain("Elif");
    expect((await only("copy", "linkedin_post")).text).toContain("My segment: “Bread”.");
    expect((await only("copy", "linkedin_post", "show")).text).toContain("Ana Lopez");
    await kit.call("PUT", `/events/${kit.slug}/signup`, { show_speakers: false });
    await kit.call("POST", `/events/${kit.slug}/signup/publish`, {});
    expect((await only("copy", "linkedin_post", "show")).stale).toBe(true);
    await kit.generate({ kinds: ["copy"] });
    expect(JSON.stringify(await kit.items("show"))).not.toMatch(/Ana|Ben/);
    expect((await only("copy", "newsletter")).text).toMatch(/Ana Lopez(?!.*Ben)/s);
  });

  it("shows the face in a photo, wherever it is", async () => {
    const facesIn = vi.fn(async () => [[{ x: 0.1, y: 0.7, width: 0.05, height: 0.2 }]]);
    const finder = vi.spyOn(faces, "faceFinder").mockReturnValue({ facesIn });
    onTestFinished(() => finder.mockRestore());
    // Red above, green below.
    const red = await pngImage({ width: 400, height: 900, colour: { r: 200, g: 0, b: 0 } });
    const green = await pngImage({ width: 400, height: 450, colour: { r: 0, g: 200, b: 0 } });
    await upload(
      await sharp(red)
        .composite([{ input: green, left: 0, top: 450 }])
        .png()
        .toBuffer(),
    );
    await kit.generate({ person_ids: [kit.ana], kinds: ["card"] });
    expect((await middle())[1]).toBeGreaterThan(170);
    // In all sizes of the card.
    expect(facesIn).toHaveBeenCalledOnce();
  });

  it("makes again only what has changed, as a draft in a new version", async () => {
    await kit.generate();
    for (const item of await kit.items(kit.ana))
      expect((await kit.change(item, { state: "approved" })).status).toBe(200);
    const before = await kit.items();
    await kit.call("PATCH", `/events/${kit.slug}/guests/${kit.ben}`, { company: "Fences" });
    const stale = (await kit.items()).filter((item) => item.stale);
    // Their own cards, and what others say of them.
    expect(new Set(stale.map(({ person_id }) => person_id))).toEqual(new Set([kit.ben]));
    await kit.generate();
    const after = await kit.items();
    expect(after.filter(({ stale: is }) => is)).toEqual([]);
    for (const item of after) {
      const was = before.find(({ id }) => id === item.id);
      const isMade = stale.some(({ id }) => id === item.id);
      expect([item.id, item.version - (was?.version ?? 0)]).toEqual([item.id, isMade ? 1 : 0]);
    }
    expect((await kit.items(kit.ana)).every(({ state }) => state === "approved")).toBe(true);
    await kit.call("PATCH", `/events/${kit.slug}`, { title: "What engines can't compose" });
    // What is approved keeps its picture until it is made again.
    const old = await only("card", "square");
    expect([old.state, old.stale]).toEqual(["approved", true]);
    expect((await fetch(old.file_url ?? "")).status).toBe(200);
    await kit.generate();
    expect(await only("card", "square")).toMatchObject({
      state: "draft",
      stale: false,
      version: old.version + 1,
    });
  });

  it("makes nothing when nothing has changed, and still says that it's ready", async () => {
    await kit.generate();
    const before = await kit.items();
    const id = await kit.generate();
    const strip = (items: readonly PromoKitItemWire[]) => items.map(({ file_url: _, ...item }) => item);
    expect(strip(await kit.items())).toEqual(strip(before));
    expect((await kit.read()).job).toMatchObject({ id, made: 0, state: "succeeded" });
    expect(await emitted("promo_kit.ready")).toHaveLength(2);
  });

  it("deletes the files of pictures that were replaced", async () => {
    env().FILE_GRACE_MINUTES = 0;
    await kit.generate({ person_ids: [kit.ana], kinds: ["card"] });
    const { file_url } = await only("card", "square");
    await kit.call("PATCH", `/events/${kit.slug}`, { theme: "retro" });
    await kit.generate({ person_ids: [kit.ana], kinds: ["card"] });
    await sweepFiles();
    expect((await fetch(file_url ?? "")).status).toBe(404);
    expect(await db().storedFile.count({ where: { workspaceId: kit.workspaceId } })).toBe(4);
  });

  it("fails for good without room, says so, and can be tried again", async () => {
    expectJobFailed("promo_kit.make");
    await db().workspace.update({ where: { id: kit.workspaceId }, data: { plan: "free" } });
    const most = env().STORAGE_MB_FREE;
    env().STORAGE_MB_FREE = 0.001;
    const id = await kit.generate({ kinds: ["card"] }).finally(() => {
      env().STORAGE_MB_FREE = most;
    });
    const { job } = await kit.read();
    expect(job).toMatchObject({ id, state: "failed", error: expect.stringContaining("storage") });
    expect(job?.ended_at).not.toBeNull();
    expect(await emitted("promo_kit.failed")).toMatchObject([{ event_slug: kit.slug, job_id: id }]);
    await kit.generate({ kinds: ["card"] });
    expect(cards(await kit.items())).toHaveLength(16);
  });

  it("isn't generated for people who aren't there, or for a show that is cancelled", async () => {
    const generate = (body: object) => kit.call("POST", `/events/${kit.slug}/promo-kit/generate`, body);
    expect((await generate({ person_ids: ["gst_none"] })).json.error.fields).toEqual({
      person_ids: "not_found",
    });
    await db().event.update({ where: { id: kit.eventId }, data: { state: "cancelled" } });
    expect((await generate({})).json.error.fields).toEqual({ status: "cancelled" });
    const other = await makeKitTest();
    const job = await other.generate({ kinds: ["link"] });
    const path = `/events/${kit.slug}/promo-kit`;
    expect((await kit.call("GET", `${path}/jobs/${job}`)).status).toBe(404);
    const [item] = await other.items();
    expect((await kit.call("PATCH", `${path}/items/${item?.id}`, { state: "approved" })).status).toBe(404);
  });

  it("is kept apart in test and live", async () => {
    const live = await makeKitTest({}, "live");
    await live.generate({ kinds: ["link"] });
    expect((await live.items())[0]).toMatchObject({ kind: "link", state: "draft" });
    expect(await db().promoKitItem.count({ where: { eventId: live.eventId, environment: "live" } })).toBe(4);
    expect((await kit.call("GET", `/events/${live.slug}/promo-kit`)).status).toBe(404);
  });
});

describe("an item", () => {
  beforeEach(() => kit.generate({ person_ids: [kit.ana, "show"] }));

  it("is approved and taken back, with a version for each change", async () => {
    const item = await only("card", "story");
    const approved = await kit.change(item, { state: "approved", expected_version: 1 });
    expect(approved.json.data).toMatchObject({ id: item.id, state: "approved", version: 2 });
    const late = await kit.change(item, { state: "draft", expected_version: 1 });
    expect([late.status, late.json.error.code]).toEqual([409, "version_conflict"]);
    expect((await kit.change(item, { state: "approved" })).json.data.version).toBe(2);
    expect((await kit.change(item, { state: "draft" })).json.data).toMatchObject({
      state: "draft",
      version: 3,
    });
    const audit = await db().auditEntry.findMany({ where: { subjectId: item.id } });
    expect(audit).toHaveLength(3);
  });

  it("isn't approved while it's stale", async () => {
    await kit.call("PATCH", `/events/${kit.slug}`, { title: "Another title" });
    const answer = await kit.change(await only("card", "square"), { state: "approved" });
    expect([answer.status, answer.json.error.fields]).toEqual([409, { status: "stale" }]);
  });

  it("keeps an edited text, which says whether the show has changed since", async () => {
    const text = "Come and hear me talk about bread.";
    const post = await only("copy", "x_post");
    await kit.change(post, { state: "approved" });
    const edited = await kit.change(post, { text });
    expect(edited.json.data).toMatchObject({ text, edited: true, state: "draft", stale: false });
    await kit.call("PATCH", `/events/${kit.slug}`, { title: "Another title" });
    await kit.generate();
    expect(await only("copy", "x_post")).toMatchObject({ text, edited: true, stale: true });
    // Whoever approves it has read it beside what the show says now.
    const approved = await kit.change(post, { state: "approved" });
    expect(approved.json.data).toMatchObject({ text, state: "approved", stale: false });
    await kit.generate({ replace_edited: true });
    expect(await only("copy", "x_post")).toMatchObject({ edited: false, state: "draft", stale: false });
    expect((await only("copy", "x_post")).text).toContain("Another title");
  });

  it("is unedited again with the text that was written", async () => {
    const post = await only("copy", "x_post");
    await kit.change(post, { text: "Mine" });
    expect((await kit.change(post, { text: post.text })).json.data).toMatchObject({ edited: false });
  });

  it("can only be edited if it's a text that fits its place", async () => {
    const fields = async (kind: string, variant: string | undefined, text: string) =>
      (await kit.change(await only(kind, variant), { text })).json.error?.fields;
    expect(await fields("card", "square", "x")).toEqual({ text: "not_allowed" });
    expect(await fields("link", undefined, "x")).toEqual({ text: "not_allowed" });
    expect(await fields("copy", "x_post", "x".repeat(281))).toEqual({ text: "too_long" });
    expect(
      await fields("copy", "x_post", `${"x".repeat(256)} https://a.example/${"y".repeat(300)}`),
    ).toBeUndefined();
    expect(await fields("copy", "newsletter", "x".repeat(281))).toBeUndefined();
    expect(await fields("copy", "newsletter", "x".repeat(3_001))).toEqual({ text: "too_long" });
  });

  it("is a link whose registrations analytics counts under the speaker's name", async () => {
    const link = await only("link");
    expect(link.source).toBe("speaker-ana-lopez");
    const url = new URL(link.url ?? "");
    expect(url.pathname).toBe(`/e/${kit.slug}`);
    const [source, medium] = ["utm_source", "utm_medium"].map((name) => url.searchParams.get(name));
    const registered = await kit.call("POST", `/events/${kit.slug}/registrations`, {
      ...{ name: "Grace", email: "grace@example.com", utm: { source, medium } },
    });
    expect(registered.status, registered.text).toBe(201);
    const { json } = await kit.call("GET", `/events/${kit.slug}/analytics`);
    expect(json.data.sources).toMatchObject([
      { utm_source: "speaker-ana-lopez", utm_medium: "promo-kit", registered: 1 },
    ]);
  });
});
