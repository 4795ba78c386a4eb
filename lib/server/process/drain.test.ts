import { Agent, createServer, request as httpRequest, type Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { Connections } from "./drain";

let server: Server;
let connections: Connections;
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

async function start(): Promise<number> {
  server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const ms = Number(new URL(request.url ?? "/", "http://x").searchParams.get("ms") ?? 0);
    if (request.url?.startsWith("/slow-body")) {
      response.writeHead(200, { "Content-Length": "10" });
      response.write("12345");
      setTimeout(() => response.end("67890"), ms);
    } else setTimeout(() => response.end("whole"), ms);
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

describe("ending a server", () => {
  it("does not wait for connections that are idle or were never used", async () => {
    const port = await start();
    await get(port, "/");
    const silent = connect(port, "127.0.0.1");
    silent.on("error", () => {});
    await sleep(50);
    const started = performance.now();
    expect(await connections.drain(5_000)).toBe(0);
    expect(performance.now() - started).toBeLessThan(1_000);
    silent.destroy();
  });

  it("lets answers under way finish, tells them to close, and takes nobody new", async () => {
    const port = await start();
    const whole = get(port, "/?ms=900");
    const begun = get(port, "/slow-body?ms=900");
    await sleep(100);
    const drained = connections.drain(5_000);
    await sleep(50);
    await expect(
      new Promise((resolve, reject) => connect(port, "127.0.0.1").on("connect", resolve).on("error", reject)),
    ).rejects.toThrow("ECONNREFUSED");
    expect(await whole).toEqual({ body: "whole", connection: "close" });
    expect((await begun).body).toBe("1234567890");
    const ended = performance.now();
    expect(await drained).toBe(0);
    expect(performance.now() - ended).toBeLessThan(500);
  });

  it("answers what comes over a kept connection while it lingers", async () => {
    const port = await start();
    await get(port, "/");
    const drained = connections.drain(5_000);
    expect(await get(port, "/")).toEqual({ body: "whole", connection: "close" });
    expect(await drained).toBe(0);
  });

  it("cuts what takes longer than its patience, and says so", async () => {
    const port = await start();
    const never = get(port, "/?ms=60000").catch((error: Error) => error.message);
    await sleep(50);
    expect(await connections.drain(600)).toBe(1);
    expect(await never).toContain("socket hang up");
  });
});
