import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeWorkspace } from "@/test/support/workspace";

let server: TestServer;
let port: number;
let key: string;

beforeAll(async () => {
  server = await startServer();
  port = server.port;
  key = await (await makeWorkspace()).key();
});

afterAll(() => server.stop());

/** Sends raw bytes and returns the response until the connection ends or goes silent. */
function raw(bytes: string | Buffer, toTheEnd = false): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let text = "";
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(8_000, done);
    socket.on("data", (chunk) => {
      text += chunk;
      if (!toTheEnd && /\r\n\r\n[\s\S]*\}$/.test(text)) done();
    });
    socket.on("error", done);
    socket.on("close", done);
  });
}

/** Like simple clients: reads the response only after everything has been written. */
async function sendAllThenRead(parts: Buffer[]): Promise<string> {
  const socket = connect(port, "127.0.0.1").pause();
  const ended = new Promise<void>((resolve, reject) => socket.once("end", resolve).once("error", reject));
  for (const part of parts) await new Promise((resolve) => socket.write(part, resolve));
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.resume();
  await ended;
  socket.destroy();
  return text;
}

function envelopeOf(answer: string): {
  status: number;
  json: { error: { code: string; fields?: object } | null; meta: { request_id: string } };
} {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(/content-type: application\/json/i);
  const json = JSON.parse(body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n$/g, ""));
  expect(json.meta.request_id).toMatch(/^req_/);
  expect(head).toContain(json.meta.request_id);
  return { status: Number(head.split(" ")[1]), json };
}

const request = (line: string, headers: Record<string, string> = {}, body = ""): string =>
  `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${body}`;

const auth = () => ({ Authorization: `Bearer ${key}` });
const json = (body: string) => ({
  ...auth(),
  "Idempotency-Key": "k",
  "Content-Type": "application/json",
  "Content-Length": String(Buffer.byteLength(body)),
});

describe("a raw request", () => {
  it.each([
    ["unknown path", () => request("GET /v1/nothing", auth()), 404, "not_found"],
    ["root of the prefix", () => request("GET /v1", auth()), 404, "not_found"],
    ["wrong method", () => request("DELETE /v1/clients", auth()), 405, "method_not_allowed"],
    ["odd method", () => request("PROPFIND /v1/clients", auth()), 405, "method_not_allowed"],
    ["broken escape", () => request("GET /v1/clients/%zz", auth()), 400, "validation_error"],
    ["NUL in the path", () => request("GET /v1/clients/%00", auth()), 400, "validation_error"],
    ["NUL in the query", () => request("GET /v1/clients?q=%00", auth()), 400, "validation_error"],
    ["repeated parameter", () => request("GET /v1/clients?limit=1&limit=2", auth()), 400, "validation_error"],
    ["limit out of range", () => request("GET /v1/clients?limit=201", auth()), 400, "validation_error"],
    ["no key", () => request("GET /v1/clients"), 401, "unauthorized"],
    ["key in the query", () => request(`GET /v1/clients?api_key=${key}`), 401, "unauthorized"],
    [
      "key of the wrong form",
      () => request("GET /v1/clients", { Authorization: "Basic eA==" }),
      401,
      "unauthorized",
    ],
    ["not HTTP", () => "hello\r\n\r\n", 400, "validation_error"],
    [
      "headers too large",
      () => request("GET /v1/clients", { "X-Large": "a".repeat(40_000) }),
      431,
      "validation_error",
    ],
    ["empty body", () => request("POST /v1/clients", json("")), 400, "validation_error"],
    ["not JSON", () => request("POST /v1/clients", json("{"), "{"), 400, "validation_error"],
    [
      "form body",
      () =>
        request(
          "POST /v1/clients",
          { ...json("a=b"), "Content-Type": "application/x-www-form-urlencoded" },
          "a=b",
        ),
      415,
      "unsupported_media_type",
    ],
    [
      "wrong charset",
      () =>
        request(
          "POST /v1/clients",
          { ...json("{}"), "Content-Type": "application/json; charset=latin1" },
          "{}",
        ),
      415,
      "unsupported_media_type",
    ],
    [
      "declared too large",
      () =>
        request(
          "POST /v1/clients",
          {
            ...auth(),
            "Idempotency-Key": "k",
            "Content-Type": "application/json",
            "Content-Length": "9999999",
          },
          "{}",
        ),
      413,
      "payload_too_large",
    ],
  ])("%s gets an error envelope", async (_name, make, status, code) => {
    const answer = envelopeOf(await raw(make()));
    expect(answer.status).toBe(status);
    expect(answer.json.error?.code).toBe(code);
  });

  it("gets the methods of its path in Allow", async () => {
    const answer = await raw(request("DELETE /v1/clients", auth()));
    expect(answer).toMatch(/allow: GET, HEAD, POST/i);
  });

  it("is rejected if its body isn't UTF-8", async () => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    const head = Buffer.from(
      request("POST /v1/clients", {
        ...auth(),
        "Idempotency-Key": "utf",
        "Content-Type": "application/json",
        "Content-Length": String(body.length),
      }),
    );
    expect(envelopeOf(await raw(Buffer.concat([head, body]))).status).toBe(400);
  });

  it("is rejected if its chunked body grows past the limit", async () => {
    const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
    const head = request("POST /v1/clients", {
      ...auth(),
      "Idempotency-Key": "big",
      "Content-Type": "application/json",
      "Transfer-Encoding": "chunked",
    });
    const answer = envelopeOf(await raw(head + chunk.repeat(20)));
    expect(answer.status).toBe(413);
  });

  it.each([
    ["declared", (length: number) => ({ "Content-Length": String(length) }), (part: Buffer) => part, ""],
    [
      "in pieces",
      () => ({ "Transfer-Encoding": "chunked" }),
      (part: Buffer) =>
        Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")]),
      "0\r\n\r\n",
    ],
  ])(
    "gets a 413 even if the client reads only after sending 20 MB, %s",
    async (_name, sizes, framed, end) => {
      const part = Buffer.alloc(64 * 1024, "a");
      const parts = 320;
      for (let round = 0; round < 8; round += 1) {
        const head = request("POST /v1/clients", {
          ...auth(),
          "Idempotency-Key": "huge",
          "Content-Type": "application/json",
          ...sizes(part.length * parts),
        });
        const answer = envelopeOf(
          await sendAllThenRead([Buffer.from(head), ...Array(parts).fill(framed(part)), Buffer.from(end)]),
        );
        expect(answer.status).toBe(413);
        expect(answer.json.error?.code).toBe("payload_too_large");
      }
    },
  );

  it("isn't kept waiting for a body that never arrives", async () => {
    const started = performance.now();
    const head = request("POST /v1/clients", { "Content-Type": "application/json", "Content-Length": "50" });
    expect(envelopeOf(await raw(head, true)).status).toBe(401);
    expect(performance.now() - started).toBeLessThan(8_000);
  });

  it("wrote nothing in any of these cases", async () => {
    expect(await db().client.count()).toBe(0);
    expect(await db().auditEntry.count()).toBe(0);
  });
});

it("accepts a valid request over a raw connection", async () => {
  const body = '{"name":"Over the wire"}';
  const answer = envelopeOf(await raw(request("POST /v1/clients", json(body), body)));
  expect(answer.status).toBe(201);
});

it("reads a body that arrives with its head, after it or in pieces", async () => {
  const send = (parts: string[]): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
        if (text.endsWith("}")) socket.end();
      });
      socket.on("close", () => resolve(text));
      for (const [place, part] of parts.entries()) setTimeout(() => socket.write(part), place * 80);
    });
  const body = JSON.stringify({ name: "Stück für Stück" });
  const head = (name: string) => request("POST /v1/clients", { ...json(body), "Idempotency-Key": name });
  const answers = await Promise.all([
    send([head("one") + body]),
    send([head("two"), body]),
    send([head("three") + body.slice(0, 9), body.slice(9, 12), body.slice(12)]),
  ]);
  for (const answer of answers) {
    expect(envelopeOf(answer).status, answer).toBe(201);
    expect(answer).toContain("Stück für Stück");
  }
});
