import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { FileAnswer } from "@/lib/operation/file-answer";
import { contract, file, operation } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { StorageError } from "@/lib/providers/storage";
import type { TestServer } from "@/test/support/http-server";

const TEXT = "00:00:01.000 --> 00:00:02.000\nGood evening.\n";

/** No public operation responds with a file yet, so the test declares one. */
const planted = vi.hoisted(() => ({ opened: [] as unknown[], missing: false, away: false }));

vi.mock("@/lib/api/registry/contracts", async (original) => {
  const real = await original<typeof import("@/lib/api/registry/contracts")>();
  const own = contract({
    readPlantedFile: operation({
      http: "GET /planted/file",
      prefix: "v1",
      tag: "Planted",
      summary: "Read a file",
      scope: "assets:read",
      effect: "read",
      output: file(["text/vtt"]),
    }),
  });
  return { CONTRACTS: { ...real.CONTRACTS, ...own } };
});

vi.mock("@/lib/api/pipeline/handlers", async (original) => {
  const real = await original<typeof import("@/lib/api/pipeline/handlers")>();
  const verb = async (): Promise<FileAnswer> => {
    if (planted.missing) throw notFound();
    return {
      name: "Captions (de).vtt",
      contentType: "text/vtt",
      sizeBytes: TEXT.length,
      etag: "v1",
      open: async (range) => {
        planted.opened.push(range);
        if (planted.away) throw new StorageError("away", "The storage is away.");
        return Readable.from([Buffer.from(range ? TEXT.slice(range.start, range.end + 1) : TEXT)]);
      },
    };
  };
  return {
    handlerOf: (op: { id: string }) => (op.id === "readPlantedFile" ? verb : real.handlerOf(op as never)),
  };
});

const { startServer } = await import("@/test/support/http-server");
const { makeWorkspace } = await import("@/test/support/workspace");
const { openapiDocument } = await import("../openapi/openapi");
const { catalogue } = await import("@/lib/mcp/toolkit/catalogue");

let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await startServer();
  key = await (await makeWorkspace()).key();
});
afterAll(() => server.stop());

const ask = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}/v1/planted/file`, { headers: { authorization: `Bearer ${key}`, ...headers } });

describe("an operation that returns a file", () => {
  it("responds with its bytes as an attachment, with the usual headers", async () => {
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([200, TEXT]);
    const header = (name: string) => answer.headers.get(name);
    expect(header("content-type")).toBe("text/vtt");
    expect(header("content-length")).toBe(String(TEXT.length));
    expect(header("content-disposition")).toContain("attachment");
    expect(header("x-content-type-options")).toBe("nosniff");
    expect(header("content-security-policy")).toContain("sandbox");
    expect(header("x-request-id")).toMatch(/^req_/);
    expect(header("x-ratelimit-limit")).not.toBeNull();
    expect(header("cache-control")).toBe("no-store");
  });

  it("serves ranges, and no body to a client that already has the file", async () => {
    planted.opened.length = 0;
    const part = await ask({ range: "bytes=0-2" });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
      206,
      "00:",
      `bytes 0-2/${TEXT.length}`,
    ]);
    expect((await ask({ "if-none-match": '"v1"' })).status).toBe(304);
    expect(planted.opened).toEqual([{ start: 0, end: 2 }]);
  });

  it("returns errors in the standard format and is metered with its status", async () => {
    const beyond = await ask({ range: "bytes=999-" });
    const refused = (await beyond.json()) as { error: { code: string }; meta: { request_id: string } };
    const { error, meta } = refused;
    expect([beyond.status, error.code]).toEqual([416, "range_not_satisfiable"]);
    expect(beyond.headers.get("content-range")).toBe(`bytes */${TEXT.length}`);
    await flushWriteBuffers();
    const usage = await db().usageRow.findFirstOrThrow({ where: { requestId: meta.request_id } });
    expect(usage).toMatchObject({ operationId: "readPlantedFile", status: 416 });
    planted.missing = true;
    expect((await ask()).status).toBe(404);
    planted.missing = false;
    expect((await ask({ authorization: "Bearer x" })).status).toBe(401);
    planted.away = true;
    const away = await ask();
    planted.away = false;
    expect([away.status, ((await away.json()) as typeof refused).error.code]).toEqual([
      503,
      "service_unavailable",
    ]);
  });

  it("is documented as a file and isn't offered as an agent tool", () => {
    const { paths } = openapiDocument("v1", "") as {
      paths: Record<
        string,
        { get: { responses: Record<string, { content: object }>; "x-errors": string[] } }
      >;
    };
    const described = paths["/v1/planted/file"]?.get.responses;
    expect(Object.keys(described?.["200"]?.content ?? {})).toEqual(["text/vtt"]);
    expect(described).toHaveProperty("416");
    expect(paths["/v1/planted/file"]?.get["x-errors"]).toContain("range_not_satisfiable");
    expect(catalogue.map(({ id }) => id)).not.toContain("readPlantedFile");
  });

  it("can't be declared for a write", () => {
    const change = {
      prefix: "v1",
      tag: "x",
      summary: "x",
      scope: "any",
      effect: "write",
      output: file(["a/b"]),
    } as const;
    expect(() => operation({ ...change, http: "POST /x" })).toThrow(/answers with JSON/);
  });
});
