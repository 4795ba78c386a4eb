import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { S3_START_MS, startS3, type TestS3 } from "@/test/support/s3";
import { localStorage } from "./local";
import { StorageError, type StorageProvider } from "./port";
import { s3Storage } from "./s3";

/** What both drivers guarantee, tested on the real thing: a local folder, and an S3 server. */
const folder = mkdtempSync(join(tmpdir(), "showrunner-storage-"));
let s3: TestS3;

const s3With = (more: Partial<Parameters<typeof s3Storage>[0]> = {}): StorageProvider =>
  s3Storage({ ...s3, region: "us-east-1", publicEndpoint: undefined, forcePathStyle: true, ...more });

beforeAll(async () => {
  s3 = await startS3();
}, S3_START_MS);

afterAll(async () => {
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const DRIVERS: [string, () => StorageProvider][] = [
  ["local", () => localStorage({ folder, sync: true })],
  ["s3", () => s3With()],
];

let count = 0;
const freshKey = (): string => `wsp_a/test/fil_${++count}`;
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

async function* pieces(bytes: Uint8Array, size = 60_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const png = { contentType: "image/png" };
const failure = async (work: Promise<unknown>): Promise<StorageError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StorageError);
  return error as StorageError;
};
const all = async (stream: Promise<Readable>): Promise<Buffer> => buffer(await stream);

describe.each(DRIVERS)("%s storage", (_name, make) => {
  it.each([
    ["nothing", 0],
    ["a little", 10],
    ["several parts", 20 * 1024 * 1024 + 7],
  ])("stores %s unchanged", async (_what, size) => {
    const storage = make();
    const key = freshKey();
    const bytes = randomBytes(size);
    expect(await storage.put(key, pieces(bytes), png)).toEqual({ sizeBytes: size, sha256: sha256(bytes) });
    expect(await storage.stat(key)).toMatchObject({ sizeBytes: size });
    expect((await all(storage.open(key))).equals(bytes)).toBe(true);
  });

  it("reads byte ranges", async () => {
    const storage = make();
    const key = freshKey();
    await storage.put(key, pieces(Buffer.from("0123456789")), png);
    expect(String(await all(storage.open(key, { start: 2, end: 5 })))).toBe("2345");
    expect(String(await all(storage.open(key, { start: 9, end: 9 })))).toBe("9");
  });

  it("leaves nothing behind after a failed upload", async () => {
    const storage = make();
    const key = freshKey();
    const broken = async function* () {
      yield* pieces(randomBytes(12 * 1024 * 1024));
      throw new RangeError("the sender hung up");
    };
    // The source's own error, not one of the storage.
    await expect(storage.put(key, broken(), png)).rejects.toThrow(RangeError);
    expect(await storage.stat(key)).toBeUndefined();
    const bytes = Buffer.from("another try");
    expect(await storage.put(key, pieces(bytes), png)).toMatchObject({ sizeBytes: bytes.length });
  });

  it("rejects bytes that don't match the given checksum", async () => {
    const storage = make();
    const key = freshKey();
    const announced = sha256(Buffer.from("these"));
    const wrong = await failure(
      storage.put(key, pieces(Buffer.from("those")), { ...png, sha256: announced }),
    );
    expect(wrong.kind).toBe("wrong_digest");
    expect(await storage.stat(key)).toBeUndefined();
    await storage.put(key, pieces(Buffer.from("these")), { ...png, sha256: announced });
    expect(String(await all(storage.open(key)))).toBe("these");
  });

  it("reports an unknown key as missing", async () => {
    const storage = make();
    const key = freshKey();
    expect(await storage.stat(key)).toBeUndefined();
    expect((await failure(storage.open(key))).kind).toBe("missing");
    await storage.delete(key);
  });

  it("deletes a file, and accepts a repeated deletion", async () => {
    const storage = make();
    const key = freshKey();
    await storage.put(key, pieces(Buffer.from("x")), png);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.stat(key)).toBeUndefined();
  });

  it("returns a different ETag for different content", async () => {
    const storage = make();
    const [one, other] = [freshKey(), freshKey()];
    await storage.put(one, pieces(Buffer.from("one")), png);
    await storage.put(other, pieces(Buffer.from("other")), png);
    const tags = [await storage.stat(one), await storage.stat(one), await storage.stat(other)].map(
      (found) => found?.etag,
    );
    expect(tags[0]).toBe(tags[1]);
    expect(tags[0]).not.toBe(tags[2]);
  });

  it.each([
    "wsp_a",
    "",
    "/wsp_a/x",
    "wsp_a//x",
    "wsp_a/../x",
    "wsp_a/./x",
    "../x/y",
    "wsp_a/x\0y",
    "wsp_a/x%2e",
    "wsp_a\\x",
    "wsp_a/a/b/c/d/e",
    `wsp_a/${"x".repeat(81)}`,
    "wsp_a/x ",
  ])("rejects %j as a key", async (key) => {
    const storage = make();
    const kinds = await Promise.all([
      failure(storage.put(key, pieces(Buffer.from("x")), png)),
      failure(storage.open(key)),
      failure(storage.stat(key)),
      failure(storage.delete(key)),
      failure(
        storage.signedUrl(key, { method: "read", expiresSeconds: 60, name: "x", contentType: "text/plain" }),
      ),
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(Array(5).fill("bad_key"));
  });
});

describe("local storage", () => {
  it("leaves no partial files behind", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("never overwrites an existing key", async () => {
    const storage = localStorage({ folder, sync: false });
    const key = freshKey();
    await storage.put(key, pieces(Buffer.from("first")), png);
    expect((await failure(storage.put(key, pieces(Buffer.from("second")), png))).kind).toBe("taken");
    expect(String(await all(storage.open(key)))).toBe("first");
  });

  it("lets only one of two concurrent writers of a key succeed", async () => {
    const storage = localStorage({ folder, sync: false });
    const key = freshKey();
    const done = await Promise.allSettled(
      ["one", "two"].map((text) => storage.put(key, pieces(Buffer.from(text)), png)),
    );
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(["one", "two"]).toContain(String(await all(storage.open(key))));
  });

  it("doesn't say that a key is taken whose file is still being written", async () => {
    const storage = localStorage({ folder, sync: false });
    const key = freshKey();
    writeFileSync(join(folder, `${key}.part`), "half");
    expect((await failure(storage.put(key, pieces(Buffer.from("whole")), png))).kind).toBe("away");
    rmSync(join(folder, `${key}.part`));
    await storage.put(key, pieces(Buffer.from("whole")), png);
    expect(String(await all(storage.open(key)))).toBe("whole");
  });

  it("reports that it is unavailable if the folder isn't writable", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const storage = localStorage({ folder: file, sync: false });
    const { kind } = await failure(storage.put(freshKey(), pieces(Buffer.from("x")), png));
    expect(kind).toBe("away");
  });
});

describe("a storage folder that disappears", () => {
  it("while a file is written doesn't keep the file from being written again", async () => {
    const home = join(folder, "leaving");
    const storage = localStorage({ folder: home, sync: false });
    const key = freshKey();
    await storage.check();
    const interrupted = async function* () {
      yield Buffer.from("wh");
      renameSync(home, `${home}.gone`);
      writeFileSync(home, "in its place");
      yield Buffer.from("ole");
    };
    expect((await failure(storage.put(key, interrupted(), png))).kind).toBe("away");
    rmSync(home);
    renameSync(`${home}.gone`, home);
    expect(await storage.stat(key)).toBeUndefined();
    await storage.put(key, pieces(Buffer.from("whole")), png);
    expect(String(await all(storage.open(key)))).toBe("whole");
    expect(readdirSync(join(home, "wsp_a", "test"))).toEqual([key.split("/")[2]]);
  });

  it("is reported as unavailable, not empty, and has all its files when it returns", async () => {
    const home = join(folder, "moving");
    const storage = localStorage({ folder: home, sync: false });
    const key = freshKey();
    await storage.check();
    await storage.put(key, pieces(Buffer.from("kept")), png);
    renameSync(home, `${home}.gone`);
    writeFileSync(home, "in its place");
    const works = [
      storage.check(),
      storage.stat(key),
      storage.open(key),
      // A sweep would delete the row of a file that it believes is deleted.
      storage.delete(key),
      storage.put(freshKey(), pieces(Buffer.from("x")), png),
    ];
    const kinds = (await Promise.all(works.map(failure))).map(({ kind }) => kind);
    expect(kinds).toEqual(Array(5).fill("away"));
    rmSync(home);
    renameSync(`${home}.gone`, home);
    await storage.check();
    expect(String(await all(storage.open(key)))).toBe("kept");
    expect(readdirSync(home)).toEqual(["wsp_a"]);
  });
});

describe("signed S3 URLs", () => {
  const read = { method: "read", expiresSeconds: 60, name: "Grüße.png", contentType: "image/png" } as const;

  it("serve the file with its name and type, in full or in ranges", async () => {
    const key = freshKey();
    await s3With().put(key, pieces(Buffer.from("0123456789")), png);
    const { url, method, headers } = await s3With().signedUrl(key, read);
    const whole = await fetch(url, { method, headers });
    expect(await whole.text()).toBe("0123456789");
    expect(whole.headers.get("content-type")).toBe("image/png");
    expect(whole.headers.get("content-disposition")).toContain("attachment");
    expect(whole.headers.get("content-disposition")).toContain("Gr%C3%BC%C3%9Fe.png");
    const part = await fetch(url, { headers: { Range: "bytes=2-3" } });
    expect([part.status, await part.text()]).toEqual([206, "23"]);
  });

  it("can't be used for anything else", async () => {
    const [mine, theirs] = [freshKey(), freshKey()];
    for (const key of [mine, theirs]) await s3With().put(key, pieces(Buffer.from("x")), png);
    const { url } = await s3With().signedUrl(mine, read);
    const statuses = await Promise.all([
      fetch(url.replace(mine, theirs)),
      fetch(url.replace("X-Amz-Signature=", "X-Amz-Signature=0")),
      fetch(url.replace(/X-Amz-Expires=\d+/, "X-Amz-Expires=6000")),
      fetch(url, { method: "PUT", body: "y" }),
      fetch(url, { method: "DELETE" }),
      fetch(url.split("?")[0] ?? ""),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(Array(6).fill(403));
  });

  it("accept only the declared file, and only once", async () => {
    const key = freshKey();
    const bytes = Buffer.from("a picture");
    const write = {
      method: "write",
      expiresSeconds: 60,
      contentType: "image/png",
      sizeBytes: bytes.length,
      sha256: sha256(bytes),
    } as const;
    const { url, method, headers } = await s3With().signedUrl(key, write);
    const send = async (body: Buffer, more: Record<string, string> = {}) =>
      (await fetch(url, { method, headers: { ...headers, ...more }, body: new Uint8Array(body) })).status;
    expect(await send(Buffer.from("b picture"))).toBeGreaterThanOrEqual(400);
    expect(await send(Buffer.from("a longer picture"))).toBeGreaterThanOrEqual(400);
    expect(await send(bytes, { "Content-Type": "text/html" })).toBe(403);
    expect(await s3With().stat(key)).toBeUndefined();
    expect(await send(bytes)).toBe(200);
    expect(await s3With().stat(key)).toMatchObject({ sizeBytes: bytes.length });
    expect(await send(bytes)).toBe(412);
  });

  it("expire", async () => {
    const key = freshKey();
    await s3With().put(key, pieces(Buffer.from("x")), png);
    const { url } = await s3With().signedUrl(key, { ...read, expiresSeconds: 1 });
    await expect.poll(async () => (await fetch(url)).status).toBe(403);
  });
});

it("removes what a killed process left of an upload to S3, if asked to", async () => {
  const { endpoint, accessKeyId, secretAccessKey, bucket: Bucket } = s3;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ region: "us-east-1", forcePathStyle: true, endpoint, credentials });
  const key = freshKey();
  for (const Key of [key, `${key}0`]) {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: "a part" }));
  }
  const open = async () =>
    ((await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [])
      .map(({ Key }) => Key)
      .filter((one) => one?.startsWith(key));
  const storage = s3With();
  await storage.delete(key);
  expect(await open()).toHaveLength(2);
  await storage.delete(key, { unfinished: true });
  expect(await open()).toEqual([`${key}0`]);
  await storage.delete(key, { unfinished: true });
});

it("reports an unresponsive server as unavailable, and recovers when it responds again", async () => {
  const storage = s3With({ patienceMs: 200 });
  const key = freshKey();
  const bytes = randomBytes(9 * 1024 * 1024);
  await storage.put(key, pieces(bytes), png);
  s3.freeze();
  try {
    const works = [
      storage.check(),
      storage.stat(key),
      storage.open(key),
      storage.delete(freshKey()),
      storage.put(freshKey(), pieces(Buffer.from("x")), png),
      storage.put(freshKey(), pieces(bytes), png),
    ];
    const kinds = (await Promise.all(works.map(failure))).map(({ kind }) => kind);
    expect(kinds).toEqual(Array(6).fill("away"));
  } finally {
    s3.thaw();
  }
  const patient = s3With();
  await patient.check();
  expect(await patient.stat(key)).toMatchObject({ sizeBytes: bytes.length });
});

it("reports an unreachable server or wrong credentials as unavailable", async () => {
  const noOne = s3With({ endpoint: "http://127.0.0.1:9" });
  expect((await failure(noOne.stat(freshKey()))).kind).toBe("away");
  expect((await failure(noOne.put(freshKey(), pieces(Buffer.from("x")), png))).kind).toBe("away");
  await expect(noOne.check()).rejects.toThrow(StorageError);
  const stranger = s3With({ secretAccessKey: "another" });
  expect((await failure(stranger.open(freshKey()))).kind).toBe("away");
});
