import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db, sql } from "@/lib/platform/database/db";
import { joinPool } from "@/lib/platform/processes/pool";
import { env } from "@/lib/platform/runtime/env";
import { sha256 } from "@/test/support/deck-calls";
import { checkEmitted } from "@/test/support/emitted-events";
import { startServer, type TestServer } from "@/test/support/http-server";
import { refuseWrites } from "@/test/support/refuse-writes";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeShow, sit, type TestShow } from "@/test/support/show";
import { expectJobFailed, expectLogged } from "@/test/support/test-log";
import { until } from "@/test/support/until";
import { videoCalls } from "@/test/support/video-calls";
import { hdrOf, soundAlone, turned, videoOf } from "@/test/support/videos";
import { waitingStatements } from "@/test/support/waiting-statements";
import { whileOpen } from "@/test/support/while-open";
import { sweepVideos } from "./conversion/sweep-videos";

checkEmitted("video.ready", "video.failed");

const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

let server: TestServer;
let show: TestShow;
let videos: ReturnType<typeof videoCalls>;

beforeAll(async () => {
  joinPool("media");
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(async () => {
  joinPool("app");
  await server.stop();
});

beforeEach(async () => {
  await db().job.deleteMany();
  show = await makeShow();
  videos = videoCalls(show.key, show.slug);
});

const kept = () =>
  db().storedFile.count({ where: { workspaceId: show.workspace.workspaceId, expiresAt: null } });
const command = (body: object) => show.byKey("POST", `/v1/events/${show.slug}/studio`, body);

async function ready(bytes?: Buffer): Promise<string> {
  const id = await videos.upload(bytes ?? (await videoOf()));
  await runDueJobs();
  return id;
}

describe.skipIf(!works)("a show's video", () => {
  it("is converted and played from a URL that supports range requests", async () => {
    const id = await ready();
    const video = await videos.get(id);
    expect(video).toMatchObject({ state: "ready", progress: 100, width: 320, height: 180, failure: null });
    expect(video.duration_sec).toBeCloseTo(2, 0);
    const part = await fetch(video.play_url, { headers: { Range: "bytes=4-7" } });
    expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
    expect(part.headers.get("content-type")).toBe("video/mp4");
    const poster = await fetch(video.poster_url);
    expect([poster.status, poster.headers.get("content-type")]).toEqual([200, "image/webp"]);
    // The upload isn't kept.
    expect(await kept()).toBe(2);
    const emitted = await db().webhookEvent.findFirstOrThrow({
      where: { type: "video.ready", workspaceId: show.workspace.workspaceId },
    });
    expect(JSON.parse(emitted.body).data).toMatchObject({ video_id: id, duration_sec: video.duration_sec });
  });

  it("can come from a phone: MOV, HEVC, HDR and rotated, under either content type", async () => {
    const film = turned(await hdrOf("0x949494", "arib-std-b67"), 90);
    for (const type of ["video/quicktime", "video/mp4"]) {
      const id = await videos.upload(film, type);
      await runDueJobs();
      expect(await videos.get(id)).toMatchObject({
        ...{ state: "ready", content_type: type, width: 180, height: 320, failure: null },
      });
    }
  });

  it("is shown by id or as the only one, and can be deleted once off stage", async () => {
    const id = await ready();
    await sit(show.eventId, { identity: show.hostIdentity, role: "host" });
    await show.byHost("POST", `/api/app/events/${show.slug}/live/start`, { countdown_sec: 0 });
    const shown = await command({ action: "show_video" });
    expect(shown.status, shown.text).toBe(200);
    const { stage } = (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data;
    expect(stage.video).toMatchObject({ visible: true, video_id: id, title: "Trailer" });
    expect((await fetch(server.url + stage.video.src)).status).toBe(200);
    expect((await command({ action: "show_video", video_id: "vid_x" })).json.error.fields).toEqual({
      video_id: "not_found",
    });
    expect((await command({ action: "seek_video", second: 3_000 })).json.error.fields).toEqual({
      second: "too_large",
    });
    expect((await videos.remove(id)).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "attached" },
    });
    await command({ action: "hide_video" });
    expect((await videos.remove(id)).status).toBe(200);
    expect((await fetch(server.url + stage.video.src)).status).toBe(404);
    expect((await command({ action: "play_video" })).json.error.fields).toEqual({ video_id: "required" });
    expect(await kept()).toBe(0);
  });

  it("is copied with its show, and the copy survives deleting the original", async () => {
    const id = await ready();
    const { json } = await show.byKey("POST", `/v1/events/${show.slug}/duplicate`, { include: ["videos"] });
    const copies = videoCalls(show.key, json.data.slug);
    const [copy] = (await show.byKey("GET", copies.path)).json.data;
    expect(copy).toMatchObject({ state: "ready", name: "Trailer", duration_sec: expect.any(Number) });
    expect(copy.id).not.toBe(id);
    // Its files are the same, so they count once.
    expect(await kept()).toBe(2);
    const { play_url } = await videos.get(id);
    expect((await videos.remove(id)).status).toBe(200);
    expect((await fetch(play_url)).status).toBe(404);
    // The grace time is over. What the copy still needs stays.
    const { workspaceId } = show.workspace;
    const dropped = { workspaceId, expiresAt: { not: null } };
    await db().storedFile.updateMany({ where: dropped, data: { expiresAt: new Date(0) } });
    await sweepFiles();
    expect((await fetch(copy.play_url)).status).toBe(200);
    expect((await copies.remove(copy.id)).status).toBe(200);
    expect(await kept()).toBe(0);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ["sound alone", soundAlone, "no_picture"],
    ["twelve hours", () => videoOf({ seconds: 43_200, size: "16x16", rate: 1, sound: false }), "too_long"],
    ["half a file", async () => (await videoOf()).subarray(0, 4_500), "damaged"],
  ])("fails for %s with a reason, and leaves no files", async (_what, make, code) => {
    expectJobFailed("videos.convert");
    const video = await videos.get(await ready(await make()));
    expect(video).toMatchObject({ state: "failed", play_url: null, failure: { code } });
    expect(await kept()).toBe(0);
    const emitted = await db().webhookEvent.findFirstOrThrow({
      where: { type: "video.failed", workspaceId: show.workspace.workspaceId },
    });
    expect(JSON.parse(emitted.body).data).toMatchObject({ reason: video.failure.message });
  });
});

describe("a video upload", () => {
  it("is rejected when its bytes are text, a playlist or an image", async () => {
    for (const bytes of [
      Buffer.from("#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n"),
      Buffer.from("Hello\n".repeat(1_000)),
      Buffer.concat([Buffer.from("GIF89a"), randomBytes(5_000)]),
    ]) {
      const { upload, id } = (await videos.open(bytes)).json.data;
      expect((await videos.send(upload, bytes)).status).toBe(415);
      expect((await videos.complete(id, sha256(bytes))).json.error.code).toBe("version_conflict");
    }
  });

  it("is rejected above 500 MiB or with an unsupported type", async () => {
    const body = { name: "x", content_type: "video/mp4", size_bytes: 500 * 1024 * 1024 + 1 };
    const large = await show.byKey("POST", videos.path, body);
    expect(large.json.error.fields).toEqual({ size_bytes: "too_large" });
    const other = await show.byKey("POST", videos.path, { ...body, content_type: "video/x-msvideo" });
    expect(other.json.error.fields.content_type).toBeDefined();
  });

  it("fails as expired when it isn't sent in time", async () => {
    const { id } = (await videos.open(Buffer.alloc(10))).json.data;
    await db().upload.deleteMany();
    await sweepVideos();
    expect((await videos.get(id)).failure.code).toBe("upload_expired");
  });

  it("expires although another one can't be ended", async () => {
    const bytes = Buffer.alloc(10);
    const [first, second] = [await videos.open(bytes), await videos.open(bytes)].map(
      ({ json }): string => json.data.id,
    );
    await db().upload.deleteMany();
    await refuseWrites("video", first ?? "");
    expectLogged(/"sweep":"videos","msg":"a sweep failed"/);
    await sweepVideos();
    const states = [await videos.get(first ?? ""), await videos.get(second ?? "")].map(({ state }) => state);
    expect(states).toEqual(["awaiting_upload", "failed"]);
  });

  it("keeps its file if it's completed in the moment in which it expires", async () => {
    const bytes = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42"), Buffer.alloc(5_000)]);
    const { id, upload } = (await videos.open(bytes)).json.data;
    await videos.send(upload, bytes);
    await db().upload.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    // The completion waits first, then the sweep for the completion.
    let completed: ReturnType<typeof videos.complete> | undefined;
    await whileOpen(
      () => sql("", "SELECT 1 FROM video WHERE id = $1 FOR UPDATE", [id]),
      async () => {
        completed = videos.complete(id, sha256(bytes));
        await until(async () => (await waitingStatements()).length === 1);
        await sweepVideos();
      },
      2,
    );
    expect((await completed)?.status).toBe(202);
    expect(await videos.get(id)).toMatchObject({ state: "uploaded", failure: null });
    expect(await kept()).toBe(1);
  });
});
