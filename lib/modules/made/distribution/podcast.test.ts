import { createHash } from "node:crypto";
import Parser from "rss-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { startServer, type TestServer } from "@/test/support/http-server";
import {
  makePublishableShow,
  type PublishableShow,
  runPublishing,
  shortMp4,
} from "@/test/support/publishable-show";
import { canRender } from "@/test/support/ready-program";
import { requireWellFormed } from "@/test/support/well-formed";
import type { DistributionJobWire } from "./schema";

const TITLE = `Bread & <butter> ]]> "jam" 🥖 \u0007\u0000 'end'`;
const SEEN = `Bread & <butter> ]]> "jam" 🥖  'end'`;

/** A reader that we didn't write. */
const reader = new Parser({
  customFields: {
    item: [
      ["podcast:transcript", "transcripts", { keepArray: true }],
      ["podcast:chapters", "chapters"],
    ],
    feed: ["podcast:guid", "podcast:locked", "language"],
  },
});

describe.skipIf(!canRender)("a podcast", () => {
  let server: TestServer;
  let mp4: Buffer;
  let show: PublishableShow;
  let feedUrl: string;
  let podcast: string;

  beforeAll(async () => {
    server = await startServer();
    Object.assign(env(), { PUBLIC_URL: server.url });
    mp4 = shortMp4();
  });
  afterAll(() => server.stop());

  async function add(body: object): Promise<{ id: string; address: string }> {
    const answer = await show.call("POST", "/v1/distribution/destinations", body);
    expect(answer.status, answer.text).toBe(201);
    return answer.json.data;
  }
  async function publish(id: string): Promise<DistributionJobWire> {
    const body = { destination_ids: [id], publish: true };
    const answer = await show.call("POST", show.path("/jobs"), body);
    expect(answer.status, answer.text).toBe(201);
    await runPublishing();
    const done = await show.call("GET", show.path(`/jobs/${answer.json.data.id}`));
    expect(done.json.data.state, done.text).toBe("succeeded");
    return done.json.data;
  }
  const withdraw = async ({ id }: { id: string }) => {
    const answer = await show.call("POST", show.path(`/jobs/${id}/withdraw`));
    expect(answer.status, answer.text).toBe(200);
  };
  const edit = () =>
    db().recordingEdit.create({
      data: {
        id: newId("edt"),
        recordingId: show.recordingId,
        number: 1,
        kind: "drop",
        version: 2,
        ...{ actorType: "key", actorName: "test" },
      },
    });
  const kept = () =>
    db().fileReference.count({
      where: { subjectType: "publication", file: { workspaceId: show.show.workspace.workspaceId } },
    });
  const written = async () => (await fetch(feedUrl)).text();
  const parsed = async () => {
    const xml = await written();
    requireWellFormed(xml);
    return reader.parseString(xml);
  };

  beforeEach(async () => {
    show = await makePublishableShow({
      mp4,
      title: TITLE.replace("\u0000", ""),
      said: "Bread --> <b>butter</b>.",
    });
    const settings = {
      description: "About bread",
      author: "Ada",
      email: "ada@example.com",
      category: "Arts",
    };
    ({ id: podcast, address: feedUrl } = await add({
      kind: "podcast",
      name: "Bread & more",
      podcast: settings,
    }));
  });

  it("is a feed whose episode has sound, transcript, chapters and a cover", async () => {
    expect((await parsed()).items).toEqual([]);
    await publish(podcast);
    const feed = await parsed();
    const [item] = feed.items as unknown as (Parser.Item & {
      transcripts: { $: { url: string } }[];
      chapters: { $: { url: string } };
    })[];
    expect(item?.title).toBe(SEEN);
    const { url = "", length, type } = item?.enclosure ?? {};
    const sound = await fetch(url);
    const bytes = Buffer.from(await sound.arrayBuffer());
    expect([sound.status, sound.headers.get("content-type"), String(bytes.length)]).toEqual([
      200,
      type,
      String(length),
    ]);
    expect(bytes.subarray(4, 11).toString("latin1")).toBe("ftypM4A");
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), head.headers.get("accept-ranges")]).toEqual([
      200,
      String(length),
      "bytes",
    ]);
    const part = await fetch(url, { headers: { Range: "bytes=4-10" } });
    expect([part.status, await part.text()]).toEqual([206, "ftypM4A"]);
    const [vtt, srt] = await Promise.all(
      (item?.transcripts ?? []).map(async ({ $ }) => (await fetch($.url)).text()),
    );
    expect(vtt).toMatch(/^WEBVTT/);
    expect(srt).toContain("Ana Ruiz");
    const chapters = await fetch(item?.chapters.$.url ?? "");
    expect(chapters.headers.get("access-control-allow-origin")).toBe("*");
    expect(await chapters.json()).toEqual({
      version: "1.2.0",
      chapters: [{ startTime: 0, title: "Bread <&> butter" }],
    });
    // A segment that was passed over has none: with one of a second, players show no chapters.
    const told = ["Flour", "Skipped", "Water"].map((title, n) => ({
      title,
      programMs: [0, 60_000, 61_000][n],
    }));
    await db().recording.update({ where: { id: show.recordingId }, data: { chapters: told } });
    await db().publication.updateMany({
      where: { job: { recordingId: show.recordingId } },
      data: { durationMs: 120_000 },
    });
    const three = await (await fetch(item?.chapters.$.url ?? "")).json();
    expect(three.chapters).toEqual([
      { startTime: 0, title: "Flour" },
      { startTime: 61, title: "Water" },
    ]);
    const cover = await fetch(feed.itunes?.image ?? "");
    expect(cover.headers.get("content-type")).toBe("image/png");
    const png = Buffer.from(await cover.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_400, 1_400]);
  });

  it("is read again only when it has changed", async () => {
    await publish(podcast);
    const first = await fetch(feedUrl);
    const tag = first.headers.get("etag") ?? "";
    expect(first.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(first.headers.get("set-cookie")).toBeNull();
    expect((await fetch(feedUrl, { headers: { "If-None-Match": tag } })).status).toBe(304);
    await db().publication.updateMany({
      where: { destinationId: podcast },
      data: { updatedAt: new Date(Date.now() + 60_000) },
    });
    expect((await fetch(feedUrl, { headers: { "If-None-Match": tag } })).status).toBe(200);
  });

  it("loses an episode that is taken back, with its files", async () => {
    const job = await publish(podcast);
    const url = (await parsed()).items[0]?.enclosure?.url ?? "";
    await withdraw(job);
    expect((await parsed()).items).toEqual([]);
    for (const file of ["audio.m4a", "transcript.vtt", "chapters.json"])
      expect([file, (await fetch(url.replace("audio.m4a", file))).status]).toEqual([file, 410]);
    expect(await kept()).toBe(0);
    expect((await fetch(feedUrl.replace(/[^/]+\.xml/, `${"x".repeat(24)}.xml`))).status).toBe(404);
    const again = await publish(podcast);
    expect((await parsed()).items.map(({ guid }) => guid)).toHaveLength(1);
    expect(again.id).not.toBe(job.id);
  });

  it("has nothing that was edited out since, and gets the episode back with the later version", async () => {
    await publish(podcast);
    const [before] = (await parsed()).items;
    const path = `/v1/events/${show.show.slug}/recordings/${show.recordingId}/edits`;
    const tried = { kind: "drop", from_sec: 1, to_sec: 2, dry_run: true };
    const hidden = async () =>
      (await show.call("POST", path, tried)).json.data.change.stale.destinations as string[];
    expect(await hidden()).toEqual([podcast]);
    await edit();
    expect((await parsed()).items).toEqual([]);
    expect((await fetch(before?.enclosure?.url ?? "")).status).toBe(404);
    await db().recording.update({
      where: { id: show.recordingId },
      data: { version: 2, programVersion: 2, filesVersion: 2 },
    });
    const { refreshEpisodes } = await import("./publishing/refresh-episodes");
    await refreshEpisodes(show.recordingId);
    await runPublishing();
    const [after] = (await parsed()).items;
    expect([after?.guid, after?.pubDate]).toEqual([before?.guid, before?.pubDate]);
    expect((await fetch(after?.enclosure?.url ?? "")).status).toBe(200);
    expect(await kept()).toBe(1);
  });

  it("keeps an episode while it's made again for a version that no edit made, and if that fails", async () => {
    await publish(podcast);
    const [before] = (await parsed()).items;
    await db().recording.update({
      where: { id: show.recordingId },
      data: { version: 2, programVersion: 2, filesVersion: 2 },
    });
    const { refreshEpisodes } = await import("./publishing/refresh-episodes");
    await refreshEpisodes(show.recordingId);
    const served = async () => {
      const { items } = await parsed();
      return [...items.map(({ guid }) => guid), (await fetch(before?.enclosure?.url ?? "")).status];
    };
    for (const state of ["queued", "running", "failed"]) {
      await db().publication.updateMany({ where: { destinationId: podcast }, data: { state } });
      expect([state, ...(await served())]).toEqual([state, before?.guid, 200]);
      const feed = await written();
      await db().publication.updateMany({
        where: { destinationId: podcast },
        data: { updatedAt: new Date() },
      });
      expect(await written()).toBe(feed);
    }
    const body = { destination_ids: [podcast], publish: true };
    const twice = await show.call("POST", show.path("/jobs"), body);
    expect(twice.json.error.fields, twice.text).toEqual({ "destination_ids.0": "duplicate" });
    await edit();
    expect(await served()).toEqual([404]);
  });

  it("isn't served from the test environment", async () => {
    show = await makePublishableShow({ mp4, environment: "test" });
    const settings = {
      description: "About bread",
      author: "Ada",
      email: "ada@example.com",
      category: "Arts",
    };
    const test = await add({ kind: "podcast", name: "Bread", podcast: settings });
    const job = await publish(test.id);
    expect(job.results[0]?.request?.body).toMatch(
      /<enclosure url="[^"]+" length="[1-9]\d+" type="audio\/x-m4a"\/>/,
    );
    expect((await fetch(test.address)).status).toBe(404);
    expect(await kept()).toBe(0);
  });

  describe("and an embed", () => {
    it("plays the recording in frames of other sites, without a script, until it's taken back", async () => {
      const { id } = await add({ kind: "embed", name: "Site" });
      const job = await publish(id);
      const url = job.results[0]?.url ?? "";
      const page = await fetch(url);
      const html = await page.text();
      expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      const policy = page.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("frame-ancestors *");
      expect(policy).toContain("default-src 'none'");
      const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
      expect(html).not.toContain("<butter>");
      expect(html).not.toContain("<script");
      const video = await fetch(`${url}/video.mp4`, { headers: { Range: "bytes=4-7" } });
      expect([video.status, await video.text()]).toEqual([206, "ftyp"]);
      expect(await (await fetch(`${url}/captions.vtt`)).text()).toMatch(/^WEBVTT/);
      await edit();
      expect((await fetch(`${url}/video.mp4`)).status).toBe(404);
      await db().recordingEdit.deleteMany({ where: { recordingId: show.recordingId } });
      expect((await fetch(`${url}/video.mp4`)).status).toBe(200);
      await withdraw(job);
      for (const rest of ["", "/video.mp4", "/captions.vtt", "/poster.jpg"])
        expect([rest, (await fetch(url + rest)).status]).toEqual([rest, 410]);
      expect((await fetch(url, { method: "POST" })).status).toBe(405);
    });
  });
});
