import { createSocket } from "node:dgram";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { pickPorts } from "./ports";

const closers: (() => void)[] = [];
// Below those that systems hand out to connections.
const base = 20_000 + (process.pid % 240) * 50;

function occupyTcp(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    closers.push(() => server.close());
    server.listen(port, host, () => resolve(server));
  });
}

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

describe("pickPorts", () => {
  it("returns the preferred port, or the next free one if it's taken", async () => {
    await occupyTcp(base, "127.0.0.1");
    await occupyTcp(base + 1, "0.0.0.0");
    const ports = await pickPorts({ app: { preferred: base }, mail: { preferred: base + 10 } });
    expect(ports).toEqual({ app: base + 2, mail: base + 10 });
  });

  it("never returns a port twice", async () => {
    const ports = await pickPorts({ a: { preferred: base }, b: { preferred: base }, c: { preferred: base } });
    expect(new Set(Object.values(ports)).size).toBe(3);
  });

  it("finds adjacent ports, and checks UDP ports over UDP", async () => {
    const socket = createSocket("udp4");
    closers.push(() => socket.close());
    await new Promise<void>((resolve) => socket.bind(base + 1, "127.0.0.1", resolve));
    const ports = await pickPorts({
      media: { preferred: base, count: 2, protocol: "udp" },
      signal: { preferred: base + 1 },
    });
    expect(ports).toEqual({ media: base + 2, signal: base + 1 });
  });

  it("throws if no port is free", async () => {
    await expect(pickPorts({ app: { preferred: 65_600 } })).rejects.toThrow("No free tcp port");
  });
});
