import { createSocket } from "node:dgram";
import { createServer } from "node:net";

export interface PortRequest {
  /** The first port tried; then the following ones. */
  preferred: number;
  /** How many adjacent ports are needed; the result is the lowest. Default: 1. */
  count?: number;
  protocol?: "tcp" | "udp";
  /** The address that the server will bind. Default: loopback. */
  host?: string;
}

const reach = 400;

/** Finds a free port for each request, at or above the preferred one, never the same port twice. */
export async function pickPorts<Name extends string>(
  wishes: Record<Name, PortRequest>,
): Promise<Record<Name, number>> {
  const given = new Set<number>();
  const picked: Partial<Record<Name, number>> = {};
  for (const name of Object.keys(wishes) as Name[]) {
    const wish = wishes[name];
    const first = await firstFree(wish, given);
    for (let step = 0; step < (wish.count ?? 1); step += 1) given.add(first + step);
    picked[name] = first;
  }
  return picked as Record<Name, number>;
}

async function firstFree(wish: PortRequest, given: Set<number>): Promise<number> {
  const count = wish.count ?? 1;
  for (let first = wish.preferred; first < wish.preferred + reach; first += 1) {
    const needed = Array.from({ length: count }, (_, step) => first + step);
    if (needed.some((port) => given.has(port) || port > 65535)) continue;
    const free = await Promise.all(needed.map((port) => isFree(port, wish)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(
    `No free ${wish.protocol ?? "tcp"} port between ${wish.preferred} and ${wish.preferred + reach}.`,
  );
}

function isFree(port: number, wish: PortRequest): Promise<boolean> {
  const host = wish.host ?? "127.0.0.1";
  return wish.protocol === "udp" ? isUdpFree(port, host) : isTcpFree(port, host);
}

function isTcpFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function isUdpFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4").once("error", () => resolve(false));
    socket.bind({ port, address: host, exclusive: true }, () => socket.close(() => resolve(true)));
  });
}
