import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Passing, startProxy, type TestProxy } from "@/test/support/proxy";
import { S3_START_MS, startS3, type TestS3 } from "@/test/support/s3";
import { s3Storage } from "./s3";

/** Two parts. */
const LARGE = randomBytes(9 * 1024 * 1024);
const KEY = "wsp_a/test/fil_1";

let s3: TestS3;
let proxy: TestProxy;

beforeAll(async () => {
  s3 = await startS3();
  proxy = await startProxy(s3.endpoint);
}, S3_START_MS);
afterAll(async () => {
  await proxy?.stop();
  await s3?.stop();
});

const storageAt = (endpoint: string, more: Partial<Parameters<typeof s3Storage>[0]> = {}) =>
  s3Storage({
    ...{ ...s3, endpoint, region: "us-east-1", publicEndpoint: undefined, forcePathStyle: true },
    ...more,
  });
const put = (key: string, patienceMs: number) =>
  storageAt(proxy.url, { patienceMs }).put(key, Readable.from([LARGE]), { contentType: "video/mp4" });
const isCompletion = ({ request }: Passing): boolean =>
  request.method === "POST" && (request.url ?? "").includes("uploadId=");

const noUpload = () => ({
  ...{ status: 404, headers: { "content-type": "application/xml" } },
  body: Buffer.from("<Error><Code>NoSuchUpload</Code><Message>Gone.</Message></Error>"),
});

describe("a large file", () => {
  it("is stored by a server that takes long to put its parts together", async () => {
    proxy.pass(async (passing) => {
      const answer = await passing.forward();
      if (isCompletion(passing)) await sleep(1_000);
      passing.reply(answer);
    });
    expect((await put(KEY, 300)).sizeBytes).toBe(LARGE.length);
    expect((await buffer(await storageAt(s3.endpoint).open(KEY))).equals(LARGE)).toBe(true);
  });

  it("is stored if only the answer was lost", async () => {
    let completions = 0;
    proxy.pass(async (passing) => {
      if (isCompletion(passing)) completions += 1;
      // Our test server would answer a repeated completion as it did the first one.
      if (completions > 1 && isCompletion(passing)) return passing.reply(noUpload());
      const answer = await passing.forward();
      if (isCompletion(passing)) passing.response.destroy();
      else passing.reply(answer);
    });
    expect((await put(`${KEY}0`, 5_000)).sizeBytes).toBe(LARGE.length);
    expect(completions).toBeGreaterThan(1);
  });

  it("isn't stored if another one of its size is there and its own parts can't be put together", async () => {
    proxy.pass(async (passing) => {
      if (isCompletion(passing)) passing.reply(noUpload());
      else passing.reply(await passing.forward());
    });
    await expect(put(KEY, 5_000)).rejects.toMatchObject({ kind: "away" });
  });
});

describe("a file whose storage stops in the middle", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function stopping(sentBytes: number): Promise<string> {
    server = createServer((_request, response) => {
      response.writeHead(200, { "Content-Length": String(sentBytes + 90) });
      response.write(Buffer.alloc(sentBytes));
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it("ends with an error", async () => {
    const body = await storageAt(await stopping(10), { silenceMs: 300 }).open(KEY);
    await expect(buffer(body)).rejects.toMatchObject({ kind: "away" });
  });

  it("isn't held against a reader that takes its time", async () => {
    proxy.pass(async ({ forward, reply }) => reply(await forward()));
    const storage = storageAt(proxy.url, { silenceMs: 300 });
    await storage.put(`${KEY}1`, Readable.from([LARGE]), { contentType: "video/mp4" });
    const body = await storage.open(`${KEY}1`);
    let size = 0;
    let waited = false;
    for await (const chunk of body) {
      size += (chunk as Buffer).length;
      if (!waited) await sleep(1_000);
      waited = true;
    }
    expect(size).toBe(LARGE.length);
  });

  it("ends with an error if the storage hangs up", async () => {
    const body = await storageAt(await stopping(10)).open(KEY);
    setTimeout(() => server?.closeAllConnections(), 50);
    await expect(buffer(body)).rejects.toMatchObject({ kind: "away" });
  });

  it("is let go of as soon as its reader leaves", async () => {
    const body = await storageAt(await stopping(10)).open(KEY);
    for await (const _chunk of body) break;
    await expect
      .poll(() => new Promise<number>((resolve) => server?.getConnections((_error, count) => resolve(count))))
      .toBe(0);
  });
});
