import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { storageProvider } from "@/lib/providers/storage";
import { startServer, type TestServer } from "@/test/support/http-server";
import { withSettings } from "@/test/support/settings";

let server: TestServer;
const content = randomBytes(1_000);
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

let count = 0;
const freshKey = (where = "wsp_a/test"): string => `${where}/fil_${++count}`;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function storedKey(where?: string): Promise<string> {
  const key = freshKey(where);
  await storageProvider().put(key, once(content), { contentType: "image/png" });
  return key;
}

interface Read {
  expiresSeconds?: number;
  name?: string;
  inline?: boolean;
  contentType?: string;
}

async function readUrl(key: string, more: Read = {}): Promise<string> {
  const options = { expiresSeconds: 60, name: "a.png", contentType: "image/png", ...more };
  return (await storageProvider().signedUrl(key, { method: "read", ...options })).url;
}

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

describe("a read URL", () => {
  it("stops working when the file is deleted, before the sweep removes its bytes", async () => {
    const key = await storedKey();
    const id = key.slice(key.lastIndexOf("/") + 1);
    const row = { id, workspaceId: "wsp_a", environment: "test" as const, purpose: "test", key };
    const later = new Date(Date.now() + 3_600_000);
    await db().storedFile.create({ data: { ...row, state: "stored", expiresAt: later } });
    const url = await readUrl(key);
    const status = async () => (await fetch(url)).status;
    expect(await status()).toBe(200);
    const subject = { fileId: id, subjectType: "clip", subjectId: "clp_a" };
    await db().fileReference.create({ data: subject });
    await sql("", "UPDATE file SET expires_at = now() WHERE id = $1", [id]);
    expect(await status()).toBe(200);
    await db().fileReference.deleteMany({ where: subject });
    expect(await status()).toBe(404);
    await db().storedFile.update({ where: { id }, data: { state: "removing", expiresAt: later } });
    expect(await status()).toBe(404);
    await db().storedFile.delete({ where: { id } });
  });

  it("serves the file with headers that keep it from running as a page", async () => {
    const answer = await fetch(await readUrl(await storedKey()));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    const header = (name: string) => answer.headers.get(name);
    expect(header("content-type")).toBe("image/png");
    expect(header("content-length")).toBe("1000");
    expect(header("content-disposition")).toBe("attachment; filename=\"a.png\"; filename*=UTF-8''a.png");
    expect(header("x-content-type-options")).toBe("nosniff");
    expect(header("content-security-policy")).toContain("sandbox");
    expect(header("content-security-policy")).toContain("default-src 'none'");
    expect(header("cross-origin-resource-policy")).toBe("same-site");
    expect(header("set-cookie")).toBeNull();
    expect(header("accept-ranges")).toBe("bytes");
    expect(header("cache-control")).toMatch(/^private, max-age=\d{1,2}, immutable$/);
  });

  it("shows safe types inline and downloads everything else", async () => {
    const key = await storedKey();
    const disposition = async (more: Read) =>
      (await fetch(await readUrl(key, { inline: true, ...more }))).headers.get("content-disposition");
    expect(await disposition({})).toMatch(/^inline;/);
    for (const contentType of ["text/html", "image/svg+xml", "application/pdf", "text/xml"])
      expect(await disposition({ contentType })).toMatch(/^attachment;/);
  });

  it("serves a range, and honours If-Range and If-None-Match", async () => {
    const url = await readUrl(await storedKey());
    const ask = (headers: Record<string, string>) => fetch(url, { headers });
    const whole = await ask({});
    const etag = whole.headers.get("etag") ?? "";
    const part = await ask({ Range: "bytes=10-19" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 10-19/1000");
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(10, 20))).toBe(true);
    expect((await ask({ Range: "bytes=10-19", "If-Range": etag })).status).toBe(206);
    expect((await ask({ Range: "bytes=10-19", "If-Range": '"another"' })).status).toBe(200);
    expect((await ask({ Range: "bytes=10-19", "If-Range": "Sun, 22 Nov 2026 10:00:00 GMT" })).status).toBe(
      200,
    );
    expect((await ask({ "If-None-Match": etag })).status).toBe(304);
    expect((await ask({ "If-None-Match": `W/${etag}, "x"` })).status).toBe(304);
    expect((await ask({ "If-None-Match": '"x"' })).status).toBe(200);
  });

  it.each([
    ["bytes=1000-", 416],
    ["bytes=5000-6000", 416],
    ["bytes=-0", 416],
    ["bytes=0-0,-1", 200],
    [`bytes=${Array(200).fill("0-").join(",")}`, 200],
    ["bytes=9-3", 200],
    ["bytes=0-99999999999999999999999", 200],
    ["items=0-1", 200],
    ["bytes=abc", 200],
  ])("answers %s with %i", async (range, status) => {
    const answer = await fetch(await readUrl(await storedKey()), { headers: { Range: range } });
    expect(answer.status).toBe(status);
    if (status === 416) {
      expect(answer.headers.get("content-range")).toBe("bytes */1000");
      expect(((await answer.json()) as { error: { code: string } }).error.code).toBe("range_not_satisfiable");
    } else expect((await answer.arrayBuffer()).byteLength).toBe(1000);
  });

  it("answers HEAD without a body", async () => {
    const answer = await fetch(await readUrl(await storedKey()), {
      method: "HEAD",
      headers: { Range: "bytes=0-1" },
    });
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([
      200,
      "1000",
      "",
    ]);
  });

  it.each([
    ["PUT", 404],
    ["POST", 405],
    ["DELETE", 405],
    ["PATCH", 405],
    ["OPTIONS", 405],
  ])("can't be used with %s", async (method, status) => {
    const key = await storedKey();
    const body =
      method === "PUT" || method === "POST" ? { body: "x", headers: { "content-type": "image/png" } } : {};
    const answer = await fetch(await readUrl(key), { method, ...body });
    expect(answer.status).toBe(status);
    expect(await storageProvider().stat(key)).toMatchObject({ sizeBytes: 1000 });
  });

  it("stops working when any part of it changes", async () => {
    const key = await storedKey();
    const others = await Promise.all(
      ["wsp_a/test", "wsp_a/live", "wsp_b/test"].map((where) => storedKey(where)),
    );
    const url = await readUrl(key);
    const changed = [
      ...others.map((other) => url.replace(key, other)),
      url.replace("name=a.png", "name=a.html"),
      url.replace("type=image%2Fpng", "type=text%2Fhtml"),
      url.replace(/expires=(\d+)/, (_all, at: string) => `expires=${Number(at) + 1}`),
      `${url}&inline=1`,
      `${url}&x=1`,
      `${url}&expires=1`,
      url.replace(/signature=./, "signature=!"),
      url.replace(/&signature=.*/, ""),
      url.split("?")[0] ?? "",
      url.replace(key, `${key}/../${others[0]?.split("/").at(-1)}`),
      url.replace(key, encodeURIComponent(key)),
    ];
    for (const one of changed) expect((await fetch(one)).status, one).toBe(404);
    expect((await fetch(url)).status).toBe(200);
  });

  it.each([
    "/files/..%2f..%2fsecrets.json",
    "/files/../secrets.json",
    "/files//etc/passwd",
    "/files/a/%2e%2e/b",
    "/files/%00/x",
  ])("returns 404 for %s", async (path) => {
    const answer = await raw(`GET ${path}?expires=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
  });

  it("expires", async () => {
    const url = await readUrl(await storedKey(), { expiresSeconds: 1 });
    await expect.poll(async () => (await fetch(url)).status).toBe(410);
  });

  it("is valid for a day at most", async () => {
    const url = new URL(await readUrl(await storedKey(), { expiresSeconds: 10_000_000 }));
    const left = Number(url.searchParams.get("expires")) - Date.now() / 1000;
    expect(left).toBeLessThanOrEqual(86_400);
  });

  it("stays valid while its secret is configured", async () => {
    const key = await storedKey();
    const [previous, next] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
    const url = await withSettings({ FILE_URL_SECRETS: [previous] }, () => readUrl(key));
    const status = (secrets: string[]) =>
      withSettings({ FILE_URL_SECRETS: secrets }, async () => (await fetch(url)).status);
    expect(await status([next, previous])).toBe(200);
    expect(await status([next])).toBe(404);
    expect(await status([])).toBe(404);
  });

  it("stops working once the file is deleted", async () => {
    const key = await storedKey();
    const url = await readUrl(key);
    await storageProvider().delete(key);
    expect((await fetch(url)).status).toBe(404);
  });
});

async function writeUrl(
  key: string,
  bytes: Uint8Array,
  more: { sha256?: string | undefined; expiresSeconds?: number } = {},
) {
  const options = {
    expiresSeconds: 60,
    contentType: "image/png",
    sizeBytes: bytes.length,
    sha256: sha256(bytes),
    ...more,
  };
  return storageProvider().signedUrl(key, { method: "write", ...options });
}

describe("a write URL", () => {
  const bytes = Buffer.from("a picture of a show");

  async function put(key: string, body: Buffer, more: Record<string, string> = {}, options = {}) {
    const { url, method, headers } = await writeUrl(key, bytes, options);
    const answer = await fetch(url, { method, headers: { ...headers, ...more }, body: new Uint8Array(body) });
    return {
      status: answer.status,
      json: (await answer.json()) as { data: unknown; error: { code: string } },
    };
  }

  it("accepts the file, and the same file again", async () => {
    const key = freshKey();
    const first = await put(key, bytes);
    expect([first.status, first.json.data]).toEqual([
      200,
      { sha256: sha256(bytes), size_bytes: bytes.length },
    ]);
    expect((await put(key, bytes)).status).toBe(200);
    expect((await fetch(await readUrl(key))).status).toBe(200);
  });

  it("without a digest accepts any file of the right length, once", async () => {
    const key = freshKey();
    const open = { sha256: undefined };
    expect((await put(key, bytes, {}, open)).status).toBe(200);
    const again = await put(key, Buffer.from("A PICTURE OF A SHOW"), {}, open);
    expect([again.status, again.json.error.code]).toEqual([409, "version_conflict"]);
  });

  it.each([
    ["another type", bytes, { "content-type": "text/html" }, 415],
    ["a coding", bytes, { "content-encoding": "gzip" }, 415],
    ["other bytes", Buffer.from("a picture of a shop"), {}, 400],
    ["fewer bytes", bytes.subarray(1), {}, 400],
    ["more bytes", Buffer.concat([bytes, bytes]), {}, 400],
  ])("refuses %s", async (_what, body, headers, status) => {
    const key = freshKey();
    expect((await put(key, body, headers as Record<string, string>)).status).toBe(status);
    expect(await storageProvider().stat(key)).toBeUndefined();
  });

  it("expires", async () => {
    const key = freshKey();
    await expect
      .poll(async () => (await put(key, bytes.subarray(1), {}, { expiresSeconds: 1 })).status)
      .toBe(400);
    const { url, headers } = await writeUrl(key, bytes, { expiresSeconds: 1 });
    await expect
      .poll(async () => (await fetch(url, { method: "PUT", headers, body: "short" })).status)
      .toBe(410);
    expect(await storageProvider().stat(key)).toBeUndefined();
  });

  it("can't be used for reading or for another key", async () => {
    const [key, other] = [freshKey(), freshKey("wsp_b/test")];
    await put(key, bytes);
    const { url, headers } = await writeUrl(key, bytes);
    expect((await fetch(url)).status).toBe(404);
    const elsewhere = url.replace(key, other);
    expect((await fetch(elsewhere, { method: "PUT", headers, body: bytes })).status).toBe(404);
  });

  it("stores nothing of a file that's cut off, with a declared length or chunked", async () => {
    for (const framing of [`Content-Length: ${bytes.length}`, "Transfer-Encoding: chunked"]) {
      const key = freshKey();
      const { url } = await writeUrl(key, bytes);
      const { pathname, search } = new URL(url);
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", () => undefined);
      const head = `PUT ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\n${framing}\r\n\r\n`;
      await new Promise<void>((resolve) =>
        socket.write(`${head}${framing.startsWith("T") ? "5\r\na pic\r\n" : "a pic"}`, () => resolve()),
      );
      const part = () => storageProvider().stat(key);
      socket.destroy();
      await new Promise((resolve) => socket.once("close", resolve));
      // A later attempt finds the key free again, once the server has noticed that the first connection
      // closed.
      await expect.poll(async () => (await put(key, bytes)).status).toBe(200);
      expect(await part()).toMatchObject({ sizeBytes: bytes.length });
    }
  });

  it("ends an upload that stalls", async () => {
    await withSettings({ UPLOAD_IDLE_SECONDS: 0.2 }, async () => {
      const key = freshKey();
      const { pathname, search } = new URL((await writeUrl(key, bytes)).url);
      const answer = await raw(
        `PUT ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: ${bytes.length}\r\n\r\na pic`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain("didn't arrive in time");
      expect(await storageProvider().stat(key)).toBeUndefined();
    });
  });
});

/** Sends raw bytes and returns everything received until the connection closes. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}
