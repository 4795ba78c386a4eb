import { createHash } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { StorageError, type StorageProvider, storageProvider } from "@/lib/providers/storage";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { anyColour, pngImage } from "@/test/support/images";
import { withSettings } from "@/test/support/settings";
import { until } from "@/test/support/until";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";

let server: TestServer;
let workspace: TestWorkspace;
let key: string;
let image: Buffer;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
  workspace = await makeWorkspace();
  key = await workspace.key();
  image = Buffer.concat([await pngImage(), Buffer.alloc(300_000)]);
});
afterAll(() => server.stop());

const files = () => db().storedFile.findMany({ where: { workspaceId: workspace.workspaceId } });

interface Head {
  type?: string;
  key?: string | undefined;
  idempotencyKey?: string;
  more?: string[];
}

/** The head of an upload. The test sends the rest. */
function head({
  type = "image/png",
  key: bearer = key,
  idempotencyKey = newId("idem"),
  more = [],
}: Head): string {
  const lines = [
    "POST /v1/assets/uploads?name=a.png HTTP/1.1",
    "Host: here.example",
    `Authorization: Bearer ${bearer}`,
    `Idempotency-Key: ${idempotencyKey}`,
    `Content-Type: ${type}`,
    ...more,
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

const lengthOf = (bytes: Buffer): string => `Content-Length: ${bytes.length}`;
const offered = "Expect: 100-continue";

/** A connection owned by the test, with everything received so far. */
class Wire {
  text = "";
  readonly closed: Promise<void>;
  readonly #socket: Socket;

  constructor() {
    this.#socket = connect(server.port, "127.0.0.1");
    this.#socket.on("error", () => undefined);
    this.#socket.on("data", (chunk) => {
      this.text += chunk;
    });
    this.closed = new Promise((resolve) => this.#socket.once("close", () => resolve()));
  }

  send(...parts: (string | Buffer)[]): Promise<void> {
    return new Promise((resolve) =>
      this.#socket.write(Buffer.concat(parts.map((part) => Buffer.from(part as string))), () => resolve()),
    );
  }

  cut(): void {
    this.#socket.destroy();
  }

  async answer(): Promise<{ status: number; code: string | undefined; text: string }> {
    await until(() => /\r\n\r\n\{[\s\S]*\}$/.test(this.text));
    const statuses = [...this.text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
    return { status: statuses.at(-1) ?? 0, code: /"code":"(\w+)"/.exec(this.text)?.[1], text: this.text };
  }
}

describe("an upload is refused before any of its bytes are requested", () => {
  it.each<[string, () => Head, number, string]>([
    ["without a good key", () => ({ key: "sr_test_nothing" }), 401, "unauthorized"],
    ["of another type", () => ({ type: "image/gif" }), 415, "unsupported_media_type"],
    ["as JSON", () => ({ type: "application/json" }), 415, "unsupported_media_type"],
    ["in a coding", () => ({ more: ["Content-Encoding: gzip"] }), 415, "unsupported_media_type"],
    ["with a key that is none", () => ({ idempotencyKey: "x".repeat(201) }), 400, "validation_error"],
  ])("%s", async (_what, given, status, code) => {
    const wire = new Wire();
    const { more = [], ...rest } = given();
    await wire.send(head({ ...rest, more: [...more, lengthOf(image), offered] }));
    const answer = await wire.answer();
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.text).not.toContain("100 Continue");
    await wire.closed;
    expect(await files()).toEqual([]);
  });

  it("without the scope", async () => {
    const wire = new Wire();
    await wire.send(
      head({ key: await workspace.key("test", ["assets:read"]), more: [lengthOf(image), offered] }),
    );
    expect(await wire.answer()).toMatchObject({ status: 403, code: "insufficient_scope" });
    expect(wire.text).not.toContain("100 Continue");
  });

  it("when its declared size is too large", async () => {
    const wire = new Wire();
    await wire.send(head({ more: ["Content-Length: 10485761", offered] }));
    expect(await wire.answer()).toMatchObject({ status: 413, code: "payload_too_large" });
    expect(wire.text).not.toContain("100 Continue");
  });

  it("when the budget is used up", async () => {
    const poor = await makeWorkspace({ plan: "free" });
    const theirs = await poor.key();
    const month = new Date().toISOString().slice(0, 7);
    await db().budget.create({
      data: {
        workspaceId: poor.workspaceId,
        month,
        limitMicros: 200_000n,
        committedMicros: 200_000n,
        requestQuota: 10n,
      },
    });
    const wire = new Wire();
    await wire.send(head({ key: theirs, more: [lengthOf(image), offered] }));
    expect(await wire.answer()).toMatchObject({ status: 402, code: "cost_credit_exhausted" });
    expect(wire.text).not.toContain("100 Continue");
  });

  it("unless the request is valid", async () => {
    const wire = new Wire();
    await wire.send(head({ more: [lengthOf(image), offered, "Connection: close"] }));
    await until(() => wire.text.includes("100 Continue"));
    await wire.send(image);
    expect((await wire.answer()).status).toBe(201);
  });
});

describe("an upload in progress", () => {
  it("can use chunked encoding", async () => {
    const wire = new Wire();
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
    await wire.send(head({ more: ["Transfer-Encoding: chunked", "Connection: close"] }));
    for (let at = 0; at < image.length; at += 50_000) await wire.send(chunk(image.subarray(at, at + 50_000)));
    await wire.send("0\r\n\r\n");
    const answer = await wire.answer();
    expect(answer.status).toBe(201);
    expect(answer.text).toContain(createHash("sha256").update(image).digest("hex"));
  });

  it("holds no database connection and no lock", async () => {
    const before = (await files()).length;
    const wire = new Wire();
    await wire.send(head({ more: [lengthOf(image), "Connection: close"] }), image.subarray(0, 100_000));
    await until(async () => (await files()).some(({ state }) => state === "receiving"));
    // Other work in the process may briefly hold some.
    const busy = () =>
      sql<{ open: number; locks: number }>(
        "",
        `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%') AS open,
        (SELECT count(*)::int FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE a.datname = current_database()
           AND a.backend_type = 'client backend' AND a.pid <> pg_backend_pid() AND l.mode NOT IN ('AccessShareLock')) AS locks`,
      );
    await expect.poll(busy).toEqual([{ open: 0, locks: 0 }]);
    await wire.send(image.subarray(100_000));
    expect((await wire.answer()).status).toBe(201);
    expect(await files()).toHaveLength(before + 1);
  });

  it.each([
    ["declared", (bytes: Buffer) => [lengthOf(bytes)], (bytes: Buffer) => [bytes.subarray(0, 90_000)]],
    [
      "chunked",
      () => ["Transfer-Encoding: chunked"],
      (bytes: Buffer) => ["15f90\r\n", bytes.subarray(0, 90_000), "\r\n"],
    ],
  ])("leaves nothing behind when it's cut off: %s", async (_how, framing, part) => {
    const before = await files();
    const wire = new Wire();
    await wire.send(head({ more: framing(image) }), ...part(image));
    await until(async () => (await files()).length > before.length);
    const [row] = (await files()).filter(({ state }) => state === "receiving");
    wire.cut();
    await until(async () => (await files()).length === before.length);
    expect(await storageProvider().stat(row?.key ?? "")).toBeUndefined();
  });

  it("times out when it's shorter than declared, and closes the connection", async () => {
    await withSettings({ UPLOAD_IDLE_SECONDS: 0.3 }, async () => {
      const before = await files();
      const wire = new Wire();
      await wire.send(head({ more: [lengthOf(image)] }), image.subarray(0, 200_000));
      const answer = await wire.answer();
      expect(answer).toMatchObject({ status: 400, code: "validation_error" });
      expect(answer.text).toContain("didn't arrive in time");
      await wire.closed;
      await until(async () => (await files()).length === before.length);
    });
  });

  it("ends at its declared length, and the bytes after it are rejected", async () => {
    const wire = new Wire();
    await wire.send(head({ more: [lengthOf(image)] }), image, "GARBAGE that is no request\r\n\r\n");
    await wire.closed;
    expect(wire.text).toMatch(/^HTTP\/1\.1 201 /);
    expect(wire.text).toContain("HTTP/1.1 400 ");
  });

  it("is rejected and leaves nothing behind when its chunks are malformed", async () => {
    const before = await files();
    const wire = new Wire();
    await wire.send(
      head({ more: ["Transfer-Encoding: chunked"] }),
      "15f90\r\n",
      image.subarray(0, 90_000),
      "\r\n",
    );
    // The response to malformed HTTP is immediate. If it were sent before the file has its row, that row
    // would be created and deleted again while the next test is counting.
    await until(async () => (await files()).length > before.length);
    await wire.send("XYZ\r\n");
    await wire.closed;
    expect(wire.text).toMatch(/^HTTP\/1\.1 400 /);
    await until(async () => (await files()).length === before.length);
  });

  it("is stopped at the size limit when it never ends", async () => {
    const before = await files();
    const wire = new Wire();
    await wire.send(
      head({ more: ["Transfer-Encoding: chunked"] }),
      `${image.length.toString(16)}\r\n`,
      image,
      "\r\n",
    );
    const block = Buffer.alloc(1024 * 1024);
    let sent = 0;
    while (sent < 40 && !wire.text.includes("HTTP/1.1")) {
      await wire.send(`${block.length.toString(16)}\r\n`, block, "\r\n");
      sent += 1;
    }
    expect(await wire.answer()).toMatchObject({ status: 413, code: "payload_too_large" });
    wire.cut();
    await until(async () => (await files()).length === before.length);
  });

  it("is stopped when it only trickles", async () => {
    await withSettings({ UPLOAD_IDLE_SECONDS: 0.5 }, async () => {
      const before = await files();
      const wire = new Wire();
      await wire.send(head({ more: [lengthOf(image)] }), image.subarray(0, 60_000));
      for (let at = 60_000; !wire.text.includes("HTTP/1.1"); at += 1) {
        await wire.send(image.subarray(at, at + 1));
        await sleep(50);
      }
      expect(await wire.answer()).toMatchObject({ status: 400, code: "validation_error" });
      wire.cut();
      await until(async () => (await files()).length === before.length);
    });
  });
});

const away = (): StorageError => new StorageError("away", "The storage is away.");

/** Replaces parts of the storage provider while `work` runs. */
async function withStorage(other: Partial<StorageProvider>, work: () => Promise<void>): Promise<void> {
  const storage = storageProvider();
  const real = { ...storage };
  Object.assign(storage, other);
  try {
    await work();
  } finally {
    Object.assign(storage, real);
  }
}

describe("when storage fails", () => {
  it("returns 503 and leaves nothing behind", async () => {
    const before = await files();
    const settings = { idempotencyKey: newId("idem"), headers: { "content-type": "image/png" } };
    const rawBody = await pngImage({ colour: anyColour() });
    const send = () => api("POST", "/v1/assets/uploads?name=a.png", { key, rawBody, ...settings });
    await withStorage({ put: async () => Promise.reject(away()) }, async () => {
      const answer = await send();
      expect([answer.status, answer.json.error.code, answer.json.error.retryable]).toEqual([
        503,
        "service_unavailable",
        true,
      ]);
    });
    await until(async () => (await files()).length === before.length);
    // The same call succeeds once storage is back.
    expect((await send()).status).toBe(201);
  });

  it("leaves the file for the sweep when it can't be deleted right away", async () => {
    const image2 = Buffer.concat([await pngImage({ colour: anyColour() }), Buffer.alloc(100)]);
    const before = (await files()).length;
    await withStorage(
      { put: async () => Promise.reject(away()), delete: async () => Promise.reject(away()) },
      async () => {
        const headers = { "content-type": "image/png" };
        const answer = await api("POST", "/v1/assets/uploads?name=a.png", { key, rawBody: image2, headers });
        expect(answer.status).toBe(503);
      },
    );
    const left = await files();
    expect(left).toHaveLength(before + 1);
    const [row] = left.filter(({ state }) => state === "removing");
    expect(row?.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });
});
