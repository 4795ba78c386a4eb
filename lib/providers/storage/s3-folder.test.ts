import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { AbortMultipartUploadCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Outgoing, OutgoingFile } from "@/lib/providers/publishing";
import { startProxy } from "@/test/support/proxy";
import { S3_START_MS, startS3, type TestS3 } from "@/test/support/s3";
import { s3Storage } from "./s3";
import { s3Publisher } from "./s3-folder";

/** More than two parts, and not a whole number of them. */
const VIDEO = randomBytes(11 * 1024 * 1024 + 3);
const TEXT = Buffer.from("WEBVTT\n");

let s3: TestS3;
let saved: Record<string, unknown> | null;
/** What was saved before the recording was edited. */
let earlier: Record<string, unknown> | null;
let reads: number;

const file = (name: string, bytes: Buffer, contentType: string): OutgoingFile => ({
  ...{ name, contentType, sizeBytes: bytes.length, url: "" },
  open: async (range) => {
    reads += 1;
    if (stopAt === reads) throw new Error("killed");
    return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  },
});
let stopAt: number | null;
const outgoing = (): Outgoing => ({
  ...{ id: "pub_1", title: "Bread", description: "", language: "en", facts: {} },
  files: [file("a.mp4", VIDEO, "video/mp4"), file("a.vtt", TEXT, "text/vtt")],
});

beforeAll(async () => {
  s3 = await startS3();
}, S3_START_MS);
afterAll(() => s3.stop());
beforeEach(() => {
  [saved, earlier, reads, stopAt] = [null, null, 0, null];
});

const publisher = (endpoint = s3.endpoint) =>
  s3Publisher({ ...s3, endpoint, region: "us-east-1", folder: "shows/bread", allowHttp: true });
const publish = (files = outgoing().files, endpoint = s3.endpoint) =>
  publisher(endpoint).publish(
    { ...outgoing(), files },
    {
      memory: {
        read: () => structuredClone(saved),
        earlier: () => earlier,
        save: async (value) => {
          saved = structuredClone(value && { ...value });
        },
      },
      signal: new AbortController().signal,
      progress: async () => undefined,
    },
  );
const storage = () =>
  s3Storage({ ...s3, region: "us-east-1", publicEndpoint: undefined, forcePathStyle: true });
async function readBack(key: string): Promise<Buffer> {
  return Buffer.concat(await (await storage().open(key)).toArray());
}

function client(): S3Client {
  const { endpoint, accessKeyId, secretAccessKey } = s3;
  const credentials = { accessKeyId, secretAccessKey };
  return new S3Client({ region: "us-east-1", forcePathStyle: true, endpoint, credentials });
}

/** Keys of all that is there. */
async function listed(): Promise<unknown[]> {
  const list = new ListObjectsV2Command({ Bucket: s3.bucket });
  return ((await client().send(list)).Contents ?? []).map(({ Key }) => Key);
}

describe("a folder of someone's bucket", () => {
  it("gets all files, large ones in parts, until they are taken back", async () => {
    const published = await publish();
    const keys = published.remoteId?.split("\n") ?? [];
    expect(keys).toEqual(["shows/bread/pub_1/a.mp4", "shows/bread/pub_1/a.vtt"]);
    expect((await readBack(keys[0] ?? "")).equals(VIDEO)).toBe(true);
    expect(reads).toBe(4);
    await publisher().withdraw({ id: "pub_1", memory: null, ...published });
    expect(await storage().stat(keys[0] ?? "")).toBeUndefined();
    await publisher().withdraw({ id: "pub_1", memory: null, ...published });
  });

  it("continues an upload where it was killed", async () => {
    stopAt = 2;
    await expect(publish()).rejects.toThrow("killed");
    expect(saved).toMatchObject({ done: [], upload: { key: "shows/bread/pub_1/a.mp4" } });
    [stopAt, reads] = [null, 0];
    const { remoteId } = await publish();
    expect(reads).toBe(3);
    const [key = ""] = remoteId?.split("\n") ?? [];
    expect((await readBack(key)).equals(VIDEO)).toBe(true);
  });

  it("is complete although the answer to its last call was lost", async () => {
    const proxy = await startProxy(s3.endpoint);
    let completions = 0;
    proxy.pass(async ({ request, response, forward, reply }) => {
      const isCompletion = request.method === "POST" && request.url?.includes("uploadId=") === true;
      if (isCompletion) completions += 1;
      // Our test server would answer a repeated completion as it did the first one.
      if (isCompletion && completions > 1) return reply({ status: 404, headers: {}, body: Buffer.alloc(0) });
      const answer = await forward();
      if (isCompletion) response.destroy();
      else reply(answer);
    });
    try {
      const failed = publish(outgoing().files, proxy.url);
      await expect(failed).rejects.toMatchObject({ isPassing: true });
      reads = 0;
      await publish(outgoing().files, proxy.url);
      // The video isn't sent again.
      expect(reads).toBe(1);
      expect((await readBack("shows/bread/pub_1/a.mp4")).equals(VIDEO)).toBe(true);
    } finally {
      await proxy.stop();
    }
  });

  it("gets an upload from the beginning if the bucket has dropped what was there", async () => {
    await publisher().withdraw({ id: "pub_1", url: null, remoteId: "shows/bread/pub_1/a.mp4", memory: null });
    stopAt = 3;
    await expect(publish()).rejects.toThrow("killed");
    const { upload } = saved as unknown as { upload: { key: string; id: string } };
    const { key: Key, id: UploadId } = upload;
    await client().send(new AbortMultipartUploadCommand({ Bucket: s3.bucket, Key, UploadId }));
    [stopAt, reads] = [null, 0];
    await publish();
    expect((await readBack(Key)).equals(VIDEO)).toBe(true);
  });

  it("fails if the bucket drops every upload", async () => {
    const proxy = await startProxy(s3.endpoint);
    let begun = 0;
    proxy.pass(async ({ request, forward, reply }) => {
      if (request.url?.includes("uploads")) begun += 1;
      if (request.url?.includes("partNumber=2")) reply({ status: 404, headers: {}, body: Buffer.alloc(0) });
      else reply(await forward());
    });
    try {
      await publisher().withdraw({
        id: "pub_1",
        url: null,
        remoteId: "shows/bread/pub_1/a.mp4",
        memory: null,
      });
      const failed = publish(outgoing().files, proxy.url);
      await expect(failed).rejects.toMatchObject({
        message: "The destination answered 404.",
        isPassing: false,
      });
      expect(begun).toBe(2);
    } finally {
      await proxy.stop();
    }
  });

  it("has nothing that an attempt sent before an edit", async () => {
    await publish();
    const sent = ["shows/bread/pub_1/a.mp4", "shows/bread/pub_1/a.vtt"];
    [earlier, saved] = [{ done: [sent[1]], upload: { key: sent[0], id: "u", tags: [] } }, null];
    const [video] = outgoing().files;
    stopAt = reads + 1;
    await expect(publish(video ? [video] : [])).rejects.toThrow("killed");
    expect(await listed()).toEqual([]);
    stopAt = null;
    expect((await publish(video ? [video] : [])).remoteId).toBe(sent[0]);
  });

  it("is emptied when it's taken back after an attempt that was killed", async () => {
    await publish();
    [saved, reads, stopAt] = [null, 0, 1];
    await expect(publish()).rejects.toThrow("killed");
    await publisher().withdraw({ id: "pub_1", url: null, remoteId: null, memory: saved });
    expect(await listed()).toEqual([]);
  });

  it("says what is wrong without the secret", async () => {
    const wrong = s3Publisher({ ...s3, secretAccessKey: "nope", region: "us-east-1", allowHttp: true });
    const attempt = {
      memory: { read: () => null, earlier: () => null, save: async () => undefined },
      signal: new AbortController().signal,
      progress: async () => undefined,
    };
    await expect(wrong.publish(outgoing(), attempt)).rejects.toMatchObject({
      ...{ isPassing: false, message: "The destination answered 403." },
    });
    expect(JSON.stringify(publisher().plan(outgoing()))).not.toContain(s3.secretAccessKey);
  });
});
