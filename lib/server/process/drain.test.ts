import { once } from "node:events";
import { Agent, createServer, request as httpRequest, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { until } from "@/test/support/until";
import { Connections } from "./drain";

/** So long that a test that waits for it would not end. */
const PATIENCE_MS = 600_000;

let server: Server;
let connections: Connections;
let arrived = 0;
/** Lets the slow requests finish. */
let release: () => void;
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

async function start(): Promise<number> {
  arrived = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    arrived += 1;
    if (request.url === "/slow-body") {
      response.writeHead(200, { "Content-Length": "10" });
      response.write("12345");
      void released.then(() => response.end("67890"));
    } else if (request.url === "/slow") void released.then(() => response.end("whole"));
    else response.end("whole");
  });
  connections = new Connections(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

function get(port: number, path: string): Promise<{ body: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, agent, host: "127.0.0.1" }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on("end", () => resolve({ body, connection: response.headers.connection }));
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

describe("draining a server", () => {
  it("doesn't wait for idle or unused connections", async () => {
    const port = await start();
    await get(port, "/");
    const opened = once(server, "connection");
    const silent = connect(port, "127.0.0.1");
    silent.on("error", () => {});
    await opened;
    expect(await connections.drain(PATIENCE_MS)).toBe(0);
    silent.destroy();
  });

  it("doesn't wait for a client that keeps its half of a connection open", async () => {
    const port = await start();
    const caller = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    caller.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(caller, "data");
    expect(await connections.drain(PATIENCE_MS)).toBe(0);
    caller.destroy();
  });

  it("finishes responses in progress, announces the close and accepts no new connections", async () => {
    const port = await start();
    const whole = get(port, "/slow");
    const begun = get(port, "/slow-body");
    await until(() => arrived === 2);
    const drained = connections.drain(PATIENCE_MS);
    await expect(
      new Promise((resolve, reject) => connect(port, "127.0.0.1").on("connect", resolve).on("error", reject)),
    ).rejects.toThrow("ECONNREFUSED");
    release();
    expect(await whole).toEqual({ body: "whole", connection: "close" });
    expect((await begun).body).toBe("1234567890");
    expect(await drained).toBe(0);
  });

  it("answers requests on kept-alive connections while it lingers", async () => {
    const port = await start();
    await get(port, "/");
    const drained = connections.drain(PATIENCE_MS, 2_000);
    expect(await get(port, "/")).toEqual({ body: "whole", connection: "close" });
    expect(await drained).toBe(0);
  });

  it("cuts off responses that exceed the timeout, and returns how many", async () => {
    const port = await start();
    const never = get(port, "/slow").catch((error: Error) => error.message);
    await until(() => arrived === 1);
    expect(await connections.drain(600)).toBe(1);
    expect(await never).toContain("socket hang up");
  });
});
