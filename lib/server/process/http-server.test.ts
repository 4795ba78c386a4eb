import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeHttpServer } from "./http-server";
import { toApiRequest } from "./node-adapter";

let server: Server;
let port: number;

/** Responds with the request as a page or an operation would see it. */
beforeAll(async () => {
  server = makeHttpServer(async (request, response) => {
    if (request.url?.endsWith("?read")) await toApiRequest(request).readBody(100);
    response.end(JSON.stringify({ url: request.url, host: request.headers.host }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function send(text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(Buffer.from(text, "latin1"));
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  await once(socket, "close");
  return answer;
}

const ask = (line: string, headers: string[] = ["Host: here.example"]) =>
  send(`${[`${line} HTTP/1.1`, ...headers, "Connection: close"].join("\r\n")}\r\n\r\n`);
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));

describe("the request target", () => {
  it.each([
    ["/v1/clients?a=b", "/v1/clients?a=b", "here.example"],
    ["http://other.example/v1/clients?a=b", "/v1/clients?a=b", "other.example"],
    ["HTTPS://Other.example:8443", "/", "Other.example:8443"],
    ["http://other.example?a=b", "/?a=b", "other.example"],
    ["//other.example/v1", "//other.example/v1", "here.example"],
  ])("%s is a path on one host", async (target, url, host) => {
    expect(bodyOf(await ask(`GET ${target}`))).toEqual({ url, host });
  });

  it.each([
    ["GET *", "path"],
    ["GET ftp://other.example/v1", "path"],
    ["GET other.example:443", "request"],
    ["GET /caf\xc3\xa9", "request"],
    ["GET /\x01", "request"],
    ["GET http://user@other.example/v1", "Host"],
    ["GET http://[not-an-address/v1", "Host"],
  ])("%s is rejected", async (line, field) => {
    const answer = await ask(line);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(bodyOf(answer).error).toMatchObject({ code: "validation_error", fields: { [field]: "invalid" } });
    expect(answer).toContain(bodyOf(answer).meta.request_id);
  });

  it("can be the server itself", async () => {
    const answer = await ask("OPTIONS *");
    expect(answer).toMatch(/^HTTP\/1.1 204 /);
    expect(answer).toContain("Allow: GET, HEAD, POST");
  });

  it("can't be a tunnel to another server", async () => {
    const answer = await ask("CONNECT other.example:443");
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(bodyOf(answer).error.code).toBe("method_not_allowed");
  });

  it("is served even if the client offers another protocol", async () => {
    const offer = [
      "Host: here.example",
      "Connection: Upgrade, close",
      "Upgrade: h2c",
      "HTTP2-Settings: AAMAAABk",
    ];
    const answer = await send(`GET /v1/clients HTTP/1.1\r\n${offer.join("\r\n")}\r\n\r\n`);
    expect(bodyOf(answer).url).toBe("/v1/clients");
  });
});

describe("a header", () => {
  it.each([
    ["is needed", [], "Host", "required"],
    ["stands once", ["Host: a.example", "host: b.example"], "host", "duplicate"],
    [
      "stands once",
      ["Host: a.example", "Authorization: Bearer a", "Authorization: Bearer b"],
      "Authorization",
      "duplicate",
    ],
    [
      "stands once",
      ["Host: a.example", "Content-Type: text/plain", "content-type: application/json"],
      "content-type",
      "duplicate",
    ],
    ["is the name of a host", ["Host: a.example/path"], "Host", "invalid"],
    ["is the name of a host", ["Host: a b"], "Host", "invalid"],
    ["is the name of a host", ["Host: a.example:123456"], "Host", "invalid"],
    ["can be met", ["Host: a.example", "Expect: tea"], "Expect", "unsupported"],
  ])("%s (%j)", async (_name, headers, field, code) => {
    const answer = await ask("GET /v1/clients", headers);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(bodyOf(answer).error).toMatchObject({ code: "validation_error", fields: { [field]: code } });
  });

  it.each(["here.example:3000", "[::1]:3000", "127.0.0.1", "with_underscore", ""])(
    "can be Host: %s",
    async (host) => {
      expect(bodyOf(await ask("GET /", [`Host: ${host}`]))).toEqual({ url: "/", host });
    },
  );

  it("isn't required in HTTP/1.0, not even Host", async () => {
    expect(bodyOf(await send("GET / HTTP/1.0\r\n\r\n"))).toEqual({ url: "/" });
  });
});

describe("a connection on which no request arrives in time", () => {
  async function answerAfter(text: string): Promise<string> {
    const accepted = once(server, "connection");
    const client = connect(port, "127.0.0.1");
    const [socket] = (await accepted) as [Socket];
    let answer = "";
    client.on("data", (chunk) => {
      answer += chunk;
    });
    if (text !== "") {
      client.write(text);
      while (socket.bytesRead === 0) await setTimeout(5);
    }
    const late = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    server.emit("clientError", late, socket);
    await once(client, "close");
    return answer;
  }

  it("is closed without a response, since a browser may be about to use it", async () => {
    expect(await answerAfter("")).toBe("");
  });

  it("gets an error if a request has begun", async () => {
    const answer = await answerAfter("GET /v1/clients HTTP/1.1\r\nHost: ");
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(bodyOf(answer).error.message).toBe("The request's headers didn't arrive in time.");
  });
});

describe("a client that sends Expect: 100-continue", () => {
  const offer = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 4\r\nConnection: close\r\n\r\n`;

  it("is asked for the body if the API reads it", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(offer("/v1/clients?read"));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
      if (answer === "HTTP/1.1 100 Continue\r\n\r\n") socket.write("body");
    });
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 /);
  });

  it("gets the response without sending the body if nothing reads it", async () => {
    expect(await send(offer("/v1/clients"))).toMatch(/^HTTP\/1.1 200 /);
    expect(await send(offer("/files/a/b"))).toMatch(/^HTTP\/1.1 200 /);
  });

  it("is asked for the body right away on a page", async () => {
    expect(await send(offer("/sign-in"))).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 /);
  });
});
