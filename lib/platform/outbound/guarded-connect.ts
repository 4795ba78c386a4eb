import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { buildConnector } from "undici";
import type { AddressRule } from "./address-rules";
import { OutboundError } from "./errors";

/** Resolves a name to all its addresses, best first. */
export type Resolve = (name: string) => Promise<string[]>;

interface Guard {
  isAllowed: AddressRule;
  resolve: Resolve;
  connectMs: number;
}

const MAX_ADDRESSES = 4;

/**
 * Creates connections that only ever reach allowed addresses. The name is resolved here, once. The connection
 * goes to the checked address, and the peer of the open socket is checked again before anything is written to
 * it.
 */
export function guardedConnector(guard: Guard): buildConnector.connector {
  return (options, callback) => {
    open(guard, options).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}

async function open(guard: Guard, options: buildConnector.Options): Promise<Socket | TLSSocket> {
  const host = options.hostname.replace(/^\[(.*)\]$/, "$1");
  const secure = options.protocol === "https:";
  const port = Number(options.port || (secure ? 443 : 80));
  const opened: Socket[] = [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutboundError("connect_timeout")), guard.connectMs);
  });
  try {
    return await Promise.race([dial(guard, { host, port, secure }, opened), late]);
  } catch (error) {
    for (const socket of opened) socket.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

interface Target {
  host: string;
  port: number;
  secure: boolean;
}

async function dial(guard: Guard, target: Target, opened: Socket[]): Promise<Socket | TLSSocket> {
  const addresses = isIP(target.host) > 0 ? [target.host] : await resolved(guard, target.host);
  const allowed = addresses
    .filter((address) => guard.isAllowed(address, target.port))
    .slice(0, MAX_ADDRESSES);
  if (allowed.length === 0) throw new OutboundError("address_not_allowed");
  let failure: unknown;
  for (const address of allowed) {
    const socket = connectTcp({ host: address, port: target.port, noDelay: true, keepAlive: true });
    opened.push(socket);
    try {
      await event(socket, "connect");
    } catch (error) {
      failure = error;
      continue;
    }
    if (!guard.isAllowed(socket.remoteAddress ?? "", target.port))
      throw new OutboundError("address_not_allowed");
    return target.secure ? await secured(socket, target.host, opened) : socket;
  }
  throw new OutboundError("connection_failed", failure);
}

async function resolved(guard: Guard, host: string): Promise<string[]> {
  try {
    return await guard.resolve(host);
  } catch (error) {
    throw new OutboundError("name_not_found", error);
  }
}

async function secured(socket: Socket, host: string, opened: Socket[]): Promise<TLSSocket> {
  const tls = connectTls({
    socket,
    host,
    ...(isIP(host) > 0 ? {} : { servername: host }),
    ALPNProtocols: ["http/1.1"],
    rejectUnauthorized: true,
  });
  opened.push(tls);
  try {
    await event(tls, "secureConnect");
  } catch (error) {
    throw new OutboundError("tls_failed", error);
  }
  return tls;
}

const event = (socket: Socket, name: "connect" | "secureConnect"): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(error);
    const closed = () => reject(new Error("closed"));
    socket.once("error", failed);
    socket.once("close", closed);
    socket.once(name, () => {
      socket.off("error", failed);
      socket.off("close", closed);
      resolve();
    });
  });
