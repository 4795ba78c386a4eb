import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { receiveFile, referToFile, storeFile, sweepFiles } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import { makeCtx } from "@/lib/operation/make-ctx";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { StorageError, storageProvider } from "@/lib/providers/storage";
import { type ApiAnswer, type ApiOptions, api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { anyColour, jpegImage, pngImage, webpImage } from "@/test/support/images";
import { withSettings } from "@/test/support/settings";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { MAX_ASSET_BYTES } from "./schema";
import { sweepAssets } from "./sweep-assets";

let server: TestServer;
let workspace: TestWorkspace;
let key: string;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

beforeEach(async () => {
  workspace = await makeWorkspace();
  key = await workspace.key();
});

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const upload = (
  bytes: Uint8Array,
  type = "image/png",
  more: ApiOptions & { query?: string } = {},
): Promise<ApiAnswer> =>
  api("POST", `/v1/assets/uploads?${more.query ?? "name=a.png"}`, {
    key,
    rawBody: bytes,
    ...more,
    headers: { "content-type": type, ...more.headers },
  });

const complete = (asset_id: string, digest: string, more: object = {}): Promise<ApiAnswer> =>
  api("POST", `/v1/assets/${asset_id}/complete`, { key, body: { sha256: digest, ...more } });

async function readyAsset(bytes?: Buffer): Promise<{ id: string; sha256: string; size_bytes: number }> {
  const image = bytes ?? (await pngImage({ colour: anyColour() }));
  const { id } = (await upload(image)).json.data;
  const answer = await complete(id, sha256(image));
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

const files = () => db().storedFile.findMany({ where: { workspaceId: workspace.workspaceId } });
const used = async () =>
  (await db().storageUse.findUnique({ where: { workspaceId: workspace.workspaceId } })) ?? {
    bytes: 0n,
    files: 0,
  };
const isThere = async (fileKey: string): Promise<boolean> =>
  (await storageProvider().stat(fileKey)) !== undefined;

/** Simulates that this much time has passed for all files and assets. */
async function later(interval: string): Promise<void> {
  await sql("", `UPDATE file SET expires_at = expires_at - interval '${interval}'`);
  await sweepFiles();
  await sweepAssets();
}

describe("an image", () => {
  it.each([
    ["image/png", pngImage],
    ["image/jpeg", jpegImage],
    ["image/webp", webpImage],
  ])("is uploaded, completed and downloaded as %s", async (type, make) => {
    const image = await make();
    const first = await upload(image, type);
    expect(first.status, first.text).toBe(201);
    expect(first.json.data).toMatchObject({
      status: "uploaded",
      content_type: type,
      size_bytes: image.length,
      sha256: sha256(image),
      width: null,
    });
    const { id } = first.json.data;
    const ready = await complete(id, sha256(image).toUpperCase());
    expect(ready.json.data).toMatchObject({ id, status: "ready", content_type: type, width: 64, height: 48 });
    const read = await api("GET", `/v1/assets/${id}`, { key });
    expect(read.json.data).toMatchObject(ready.json.data);
    const left = Date.parse(read.json.data.download_expires_at) - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    const answer = await fetch(read.json.data.download_url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    expect(sha256(bytes)).toBe(ready.json.data.sha256);
    expect(bytes.length).toBe(ready.json.data.size_bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 48 });
  });

  it("gets a safe name with the extension of its real type", async () => {
    const image = await pngImage();
    const name = async (given: string) =>
      (await upload(image, "image/png", { query: new URLSearchParams({ name: given }).toString() })).json.data
        .name;
    expect(await name("Our logo.PNG")).toBe("Our logo.PNG");
    expect(await name("../../index.html")).toBe("_.._index.html.png");
    expect(await name("a\u202egnp.exe")).toBe("a_gnp.exe.png");
  });

  it("is stripped of metadata and rotated upright", async () => {
    const image = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#123456" } })
      .withExif({
        IFD0: { Copyright: "Somebody" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(image).metadata()).exif).toBeDefined();
    const { id } = (await upload(image, "image/jpeg")).json.data;
    const ready = await complete(id, sha256(image));
    expect(ready.json.data).toMatchObject({ width: 20, height: 40 });
    const { download_url } = (await api("GET", `/v1/assets/${id}`, { key })).json.data;
    const made = await sharp(Buffer.from(await (await fetch(download_url)).arrayBuffer())).metadata();
    expect([made.exif, made.xmp, made.orientation]).toEqual([undefined, undefined, undefined]);
  });

  it("is stripped of data appended to it", async () => {
    const script = "<script>alert(document.domain)</script>";
    const image = Buffer.concat([await pngImage(), Buffer.from(script)]);
    const { id } = (await upload(image)).json.data;
    await complete(id, sha256(image));
    const { download_url } = (await api("GET", `/v1/assets/${id}`, { key })).json.data;
    const made = Buffer.from(await (await fetch(download_url)).arrayBuffer());
    expect(made.includes("script")).toBe(false);
    expect((await sharp(made).metadata()).format).toBe("png");
  });

  it("is reduced to its first frame when animated", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#00ff00", "#0000ff"].map((background) =>
        sharp({ create: { width: 30, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { id } = (await upload(moving, "image/webp")).json.data;
    const ready = await complete(id, sha256(moving));
    expect(ready.json.data).toMatchObject({ width: 30, height: 30 });
    const { download_url } = (await api("GET", `/v1/assets/${id}`, { key })).json.data;
    const made = await sharp(Buffer.from(await (await fetch(download_url)).arrayBuffer())).metadata();
    expect(made.pages ?? 1).toBe(1);
  });
});

describe("an invalid image", () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

  it.each([
    ["SVG", SVG, "image/svg+xml"],
    ["SVG that says it is PNG", SVG, "image/png"],
    ["SVG behind blanks", `${" ".repeat(5000)}${SVG}`, "image/png"],
    ["a page", "<!doctype html><script>1</script>", "image/png"],
    ["a GIF", GIF, "image/gif"],
    ["a GIF that says it is PNG", GIF, "image/png"],
    ["a program", Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01"), Buffer.alloc(100)]), "image/png"],
    ["a PDF with an image in its name", "%PDF-1.7\n%logo.png", "image/png"],
    ["a few zeros", Buffer.alloc(100), "image/png"],
    ["one byte", Buffer.from([0x89]), "image/png"],
    ["a form", "a=b", "application/x-www-form-urlencoded"],
    ["JSON", "{}", "application/json"],
  ])("is rejected: %s", async (_what, given, type) => {
    const answer = await upload(Buffer.from(given as string), type);
    expect([answer.status, answer.json.error.code]).toEqual([415, "unsupported_media_type"]);
    expect(await files()).toEqual([]);
    expect(await used()).toMatchObject({ bytes: 0n, files: 0 });
  });

  it("is rejected before decoding when it has too many pixels", async () => {
    // 144 megapixels in a few kilobytes.
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const { id } = (await upload(bomb)).json.data;
    const answer = await complete(id, sha256(bomb));
    expect(answer.json.error).toMatchObject({ code: "validation_error", fields: { asset_id: "too_large" } });
    expect((await api("GET", `/v1/assets/${id}`, { key })).json.data.status).toBe("uploaded");
    expect(await files()).toHaveLength(1);
  });

  it.each([
    ["cut in the middle", (image: Buffer) => image.subarray(0, image.length / 2)],
    [
      "with bytes turned over",
      (image: Buffer) => {
        const broken = Buffer.from(image);
        broken.fill(0xff, Math.floor(image.length / 3), Math.floor(image.length / 2));
        return broken;
      },
    ],
    ["with a head alone", (image: Buffer) => image.subarray(0, 60)],
  ])("is rejected on completion: %s", async (_what, damage) => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const broken = damage(noise);
    const { id } = (await upload(broken)).json.data;
    const answer = await complete(id, sha256(broken));
    expect(answer.json.error).toMatchObject({ code: "validation_error", fields: { asset_id: "invalid" } });
    expect(await files()).toHaveLength(1);
  });

  it("is rejected above 10 MiB, with or without a declared length", async () => {
    const large = Buffer.concat([await pngImage(), Buffer.alloc(MAX_ASSET_BYTES)]);
    const declared = await upload(large);
    expect([declared.status, declared.json.error.code]).toEqual([413, "payload_too_large"]);
    const chunked = await upload(large, "image/png", {
      headers: { "content-length": undefined as never, "transfer-encoding": "chunked" },
    });
    expect([chunked.status, chunked.json.error.code]).toEqual([413, "payload_too_large"]);
    expect(await files()).toEqual([]);
    const most = Buffer.concat([await pngImage(), Buffer.alloc(MAX_ASSET_BYTES)]).subarray(
      0,
      MAX_ASSET_BYTES,
    );
    expect((await upload(most)).status).toBe(201);
  });

  it("is rejected when empty", async () => {
    const answer = await upload(Buffer.alloc(0));
    expect(answer.json.error).toMatchObject({ code: "validation_error", fields: { body: "required" } });
  });
});

describe("an idempotency key", () => {
  it("covers the uploaded bytes too", async () => {
    const [one, other] = [await pngImage(), await pngImage({ width: 65 })];
    const idempotencyKey = newId("idem");
    const first = await upload(one, "image/png", { idempotencyKey });
    const again = await upload(one, "image/png", { idempotencyKey });
    expect(again.text).toBe(first.text);
    expect(again.headers["Idempotent-Replayed"]).toBe("true");
    const changed = await upload(other, "image/png", { idempotencyKey });
    expect([changed.status, changed.json.error.code]).toEqual([409, "idempotency_conflict"]);
    const renamed = await upload(one, "image/png", { idempotencyKey, query: "name=b.png" });
    expect(renamed.json.error.code).toBe("idempotency_conflict");
    const kept = await files();
    expect(kept).toHaveLength(1);
    expect(await used()).toMatchObject({ bytes: BigInt(one.length), files: 1 });
  });

  it("lets one of many identical concurrent uploads through", async () => {
    const image = await pngImage();
    const idempotencyKey = newId("idem");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => upload(image, "image/png", { idempotencyKey })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const kept = await files();
    expect(kept.map(({ state }) => state)).toEqual(["stored"]);
    expect(await used()).toMatchObject({ bytes: BigInt(image.length), files: 1 });
  });

  it("lets one of many identical completions through and leaves no extra file behind", async () => {
    const image = await pngImage();
    const { id } = (await upload(image)).json.data;
    const idempotencyKey = newId("idem");
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        api("POST", `/v1/assets/${id}/complete`, { key, idempotencyKey, body: { sha256: sha256(image) } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await files()).filter(({ state }) => state === "stored")).toHaveLength(2);
  });
});

describe("completing an upload", () => {
  it("requires the digest of the uploaded bytes", async () => {
    const image = await pngImage();
    const { id } = (await upload(image)).json.data;
    const wrong = await complete(id, sha256(Buffer.from("another")));
    expect(wrong.json.error).toMatchObject({ code: "validation_error", fields: { sha256: "invalid" } });
    for (const digest of ["", "abc", `${sha256(image)}00`, "g".repeat(64)])
      expect((await complete(id, digest)).json.error.fields).toEqual({ sha256: "invalid" });
    expect((await complete(id, sha256(image))).status).toBe(200);
    const again = await complete(id, sha256(image));
    expect(again.json.error).toMatchObject({ code: "version_conflict", fields: { status: "ready" } });
  });

  it("writes nothing on a dry run", async () => {
    const image = await pngImage();
    const { id } = (await upload(image)).json.data;
    const before = await files();
    const trial = await complete(id, sha256(image), { dry_run: true });
    expect(trial.json).toMatchObject({ data: { status: "ready", width: 64 }, meta: { dry_run: true } });
    expect(await files()).toEqual(before);
    expect((await api("GET", `/v1/assets/${id}`, { key })).json.data.status).toBe("uploaded");
  });

  it("lets one of two concurrent calls through and drops the other's file", async () => {
    const image = await pngImage();
    const { id } = (await upload(image)).json.data;
    const answers = await Promise.all([complete(id, sha256(image)), complete(id, sha256(image))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await files()).filter(({ state }) => state === "stored")).toHaveLength(2);
    await later("3 hours");
    expect(await files()).toHaveLength(1);
  });
});

describe("a dry run", () => {
  it("checks the uploaded bytes and stores nothing", async () => {
    const trial = await upload(await pngImage(), "image/png", {
      query: "name=a.png&dry_run=true&reason=why",
    });
    expect(trial.status, trial.text).toBe(201);
    expect(trial.json).toMatchObject({ data: { status: "uploaded" }, meta: { dry_run: true, quote: {} } });
    expect(await files()).toEqual([]);
    const wrong = await upload(Buffer.from("no image"), "image/png", { query: "name=a.png&dry_run=true" });
    expect(wrong.status).toBe(415);
    for (const value of ["1", "", "TRUE"]) {
      const answer = await upload(await pngImage(), "image/png", { query: `name=a.png&dry_run=${value}` });
      expect(answer.json.error.fields).toEqual({ dry_run: "invalid" });
    }
  });
});

describe("access to an image", () => {
  it("is limited to its workspace and environment", async () => {
    const asset = await readyAsset();
    const strangers = [await (await makeWorkspace()).key(), await workspace.key("live")];
    for (const other of strangers) {
      expect((await api("GET", `/v1/assets/${asset.id}`, { key: other })).status).toBe(404);
      expect((await api("DELETE", `/v1/assets/${asset.id}`, { key: other })).status).toBe(404);
      const taken = await api("POST", `/v1/assets/${asset.id}/complete`, {
        key: other,
        body: { sha256: asset.sha256 },
      });
      expect(taken.status).toBe(404);
    }
  });
});

/** Runs work in a transaction of the workspace, as a verb of another module does. */
async function asVerb(work: (ctx: ReturnType<typeof makeCtx>["ctx"]) => Promise<void>): Promise<void> {
  const { ctx } = makeCtx({
    principal: workspace.principal(),
    operationId: "test",
    source: "system",
    requestId: newId("req"),
    controls: { dryRun: false, reason: undefined, expectedVersion: undefined },
  });
  await transaction(() => work(ctx));
}

describe("deleting an image", () => {
  it("is rejected while the image is in use, and removes the bytes later", async () => {
    const asset = await readyAsset();
    const { fileId } = await db().asset.findUniqueOrThrow({ where: { id: asset.id } });
    const subject = { type: "sponsor", id: "spo_1" };
    await asVerb((ctx) => referToFile(ctx, fileId, subject));
    const refused = await api("DELETE", `/v1/assets/${asset.id}`, { key });
    expect(refused.json.error).toMatchObject({ code: "version_conflict", fields: { status: "referenced" } });
    await db().fileReference.deleteMany({ where: { fileId, subjectType: "sponsor" } });
    expect((await api("DELETE", `/v1/assets/${asset.id}`, { key })).status).toBe(200);
    expect((await api("GET", `/v1/assets/${asset.id}`, { key })).status).toBe(404);
    expect((await api("DELETE", `/v1/assets/${asset.id}`, { key })).status).toBe(404);

    const keys = (await files()).map(({ key: fileKey }) => fileKey);
    expect(keys).toHaveLength(2);
    await sweepFiles();
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true]);
    await later("2 hours");
    expect(await Promise.all(keys.map(isThere))).toEqual([false, false]);
    expect(await files()).toEqual([]);
    expect(await used()).toMatchObject({ bytes: 0n, files: 0 });
  });

  it("requires the current version", async () => {
    const asset = await readyAsset();
    const url = `/v1/assets/${asset.id}`;
    const stale = await api("DELETE", url, { key, body: { expected_version: 1 } });
    expect(stale.json.error.code).toBe("version_conflict");
    expect((await api("DELETE", url, { key, headers: { "if-match": '"2"' } })).status).toBe(200);
  });
});

describe("the sweep", () => {
  it("drops uploads that are never completed", async () => {
    const { id } = (await upload(await pngImage())).json.data;
    await later("23 hours");
    expect((await api("GET", `/v1/assets/${id}`, { key })).status).toBe(200);
    await later("2 hours");
    expect((await api("GET", `/v1/assets/${id}`, { key })).status).toBe(404);
    expect(await files()).toEqual([]);
  });

  it("keeps files in use, however old", async () => {
    const asset = await readyAsset();
    await later("1000 days");
    const { download_url } = (await api("GET", `/v1/assets/${asset.id}`, { key })).json.data;
    expect((await fetch(download_url)).status).toBe(200);
  });

  it("removes uploads that were interrupted", async () => {
    const fileKey = `${workspace.workspaceId}/test/${newId("fil")}`;
    await db().storedFile.create({
      data: {
        id: newId("fil"),
        workspaceId: workspace.workspaceId,
        environment: "test",
        purpose: "x",
        key: fileKey,
        state: "receiving",
        expiresAt: new Date(Date.now() + 7_200_000),
      },
    });
    const bytes = async function* () {
      yield Buffer.from("half of it");
    };
    await storageProvider().put(fileKey, bytes(), { contentType: "image/png" });
    await sweepFiles();
    expect(await isThere(fileKey)).toBe(true);
    const remove = vi.spyOn(storageProvider(), "delete");
    await later("3 hours");
    expect([await isThere(fileKey), (await files()).length]).toEqual([false, 0]);
    expect(remove.mock.calls).toContainEqual([fileKey, { unfinished: true }]);
    remove.mockRestore();
  });

  it("resumes a removal that another process left unfinished", async () => {
    const asset = await readyAsset();
    const { fileId } = await db().asset.findUniqueOrThrow({ where: { id: asset.id } });
    await sql("", "DELETE FROM file_reference WHERE file_id = $1", [fileId]);
    await sql(
      "",
      "UPDATE file SET state = 'removing', expires_at = now() + interval '10 minutes' WHERE id = $1",
      [fileId],
    );
    await sweepFiles();
    expect((await files()).map(({ id }) => id)).toContain(fileId);
    await later("11 minutes");
    expect((await files()).map(({ id }) => id)).not.toContain(fileId);
  });

  it("stops early when the storage is down, and retries soon", async () => {
    for (let n = 0; n < 5; n += 1) await readyAsset();
    await sql(
      "",
      "DELETE FROM file_reference WHERE file_id IN (SELECT id FROM file WHERE workspace_id = $1)",
      [workspace.workspaceId],
    );
    await sql("", "UPDATE file SET expires_at = now() - interval '1 second' WHERE workspace_id = $1", [
      workspace.workspaceId,
    ]);
    const storage = storageProvider();
    const { delete: remove } = storage;
    let tries = 0;
    storage.delete = async () => {
      tries += 1;
      throw new StorageError("away", "The storage is away.");
    };
    try {
      await sweepFiles();
    } finally {
      storage.delete = remove;
    }
    expect(tries).toBe(3);
    expect((await files()).length).toBeGreaterThan(3);
    await sweepFiles();
    expect(await files()).toHaveLength(3);
    await later("1 minute");
    expect(await files()).toEqual([]);
  });

  it("removes the files of a deleted workspace", async () => {
    await readyAsset();
    const keys = (await files()).map(({ key: fileKey }) => fileKey);
    await sql("", "DELETE FROM workspace WHERE id = $1", [workspace.workspaceId]);
    await sweepFiles();
    await later("1 minute");
    await sweepFiles();
    expect(await Promise.all(keys.map(isThere))).toEqual(keys.map(() => false));
    expect(await files()).toEqual([]);
    expect(await db().storageUse.findUnique({ where: { workspaceId: workspace.workspaceId } })).toBeNull();
  });

  it("is safe to run concurrently", async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id } = await readyAsset();
      await api("DELETE", `/v1/assets/${id}`, { key });
    }
    await sql("", "UPDATE file SET expires_at = now() - interval '1 minute' WHERE expires_at IS NOT NULL");
    await Promise.all([sweepFiles(), sweepFiles(), sweepFiles()]);
    expect(await files()).toEqual([]);
    expect(await used()).toMatchObject({ bytes: 0n, files: 0 });
  });
});

describe("a workspace's storage limit", () => {
  it("holds under concurrent uploads", async () => {
    workspace = await makeWorkspace({ plan: "free" });
    key = await workspace.key();
    const images = await Promise.all(Array.from({ length: 12 }, () => pngImage({ colour: anyColour() })));
    const size = Math.max(...images.map(({ length }) => length));
    const room = 5;
    await withSettings({ STORAGE_MB_FREE: (size * room) / 1e6 }, async () => {
      const answers = await Promise.all(images.map((image) => upload(image)));
      const kept = answers.filter(({ status }) => status === 201);
      const refused = answers.filter(({ status }) => status !== 201);
      expect(kept.length).toBeGreaterThanOrEqual(room);
      expect(refused.length).toBeGreaterThan(0);
      for (const { status, json } of refused)
        expect([status, json.error.code, json.error.fields]).toEqual([
          409,
          "storage_full",
          { storage: "too_large" },
        ]);
      const stored = (await files()).filter(({ state }) => state === "stored");
      const sum = stored.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0n);
      expect(stored).toHaveLength(kept.length);
      expect(await used()).toMatchObject({ bytes: sum, files: kept.length });
      expect(Number(sum)).toBeLessThanOrEqual(size * room);
      // Refused uploads leave neither rows nor bytes.
      expect(await files()).toHaveLength(kept.length);
    });
  });

  it("can be a fraction of a megabyte", async () => {
    workspace = await makeWorkspace({ plan: "free" });
    key = await workspace.key();
    // In floating point, this isn't a whole number of bytes.
    await withSettings({ STORAGE_MB_FREE: 0.000_246 }, async () => {
      expect(0.000_246 * 1e6).not.toBe(246);
      const image = await pngImage({ colour: anyColour() });
      const whole = Buffer.concat([image, Buffer.alloc(Math.max(0, 246 - image.length))]);
      expect(whole).toHaveLength(246);
      expect((await upload(whole)).status).toBe(201);
      expect((await upload(Buffer.concat([image, Buffer.alloc(1)]))).json.error.code).toBe("storage_full");
    });
  });

  it("also applies to files stored by jobs", async () => {
    workspace = await makeWorkspace({ plan: "free" });
    const image = await pngImage({ colour: anyColour() });
    const owner = { workspaceId: workspace.workspaceId, environment: "test" as const };
    const keep = () =>
      asSystem("file.convert", owner, async (ctx) => {
        const source = (async function* () {
          yield image;
        })();
        const wanted = { purpose: "converted", types: ["image/png"], expectedBytes: 0, dryRun: false };
        const { value } = await receiveFile(ctx.principal, source, wanted);
        await storeFile(ctx, value, { purpose: "converted", name: "a.png" });
      });
    await withSettings({ STORAGE_MB_FREE: (image.length * 1.5) / 1e6 }, async () => {
      await keep();
      await expect(keep()).rejects.toMatchObject({ code: "storage_full" });
    });
    expect(await used()).toMatchObject({ bytes: BigInt(image.length), files: 1 });
  });

  it("counts completed files, and frees the space once the bytes are removed", async () => {
    const asset = await readyAsset();
    const all = async () => (await files()).reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0n);
    expect(await used()).toMatchObject({ bytes: await all(), files: 2 });
    await later("2 hours");
    expect(await used()).toMatchObject({ bytes: BigInt(asset.size_bytes), files: 1 });
  });
});
