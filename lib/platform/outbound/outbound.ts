import { lookup } from "node:dns/promises";
import { Agent, errors } from "undici";
import { env } from "../runtime/env";
import { processSingleton } from "../runtime/process-singleton";
import { addressRule } from "./address-rules";
import { mayCall } from "./check-url";
import { OutboundError } from "./errors";
import { exchange, TooLate } from "./exchange";
import { guardedConnector, type Resolve } from "./guarded-connect";

interface Sent {
  method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Maximum bytes of the response to keep. Defaults to 16 KiB. */
  maxBytes?: number;
  /** How long it may take. Defaults to 15 seconds. */
  totalMs?: number;
}

export interface OutboundRequest extends Sent {
  url: string;
  /** Allows plain http. Otherwise https only. */
  allowHttp?: boolean;
}

/** Sends to one URL, as `request` does. */
export type OutboundTarget = (sent: Sent) => Promise<OutboundAnswer>;

export interface OutboundAnswer {
  status: number;
  headers: Record<string, string>;
  /** The first 16 KiB, or as much as requested. */
  body: Buffer;
  durationMs: number;
}

export interface Outbound {
  /**
   * Sends one request to a URL that someone else chose. Redirects are responses like any other and never
   * followed.
   * @throws OutboundError if there is no response, or the URL may not be called
   */
  request(request: OutboundRequest): Promise<OutboundAnswer>;
  /**
   * Parses and checks a URL once, for many requests to it. Its resolved address is checked for each
   * connection.
   */
  target(url: string, allowHttp: boolean): OutboundTarget;
  /** Checks a URL without calling it. */
  mayCall(url: URL, allowHttp: boolean): boolean;
  close(): Promise<void>;
}

interface OutboundSettings {
  /** Ranges that may be called although they aren't public. */
  allowCidrs: readonly string[];
  /** Ports of the installation's own services, which no URL may use. */
  denyPorts?: readonly number[];
  resolve?: Resolve;
  connectMs?: number;
  totalMs?: number;
}

const CONNECT_MS = 5_000;
const TOTAL_MS = 15_000;
const KEPT_BYTES = 16 * 1024;

const systemResolve: Resolve = async (name) =>
  (await lookup(name, { all: true, order: "ipv4first" })).map(({ address }) => address);

/**
 * Creates a client for URLs that people enter. It only reaches public addresses, in bounded time and memory.
 */
export function createOutbound(settings: OutboundSettings): Outbound {
  const isAllowed = addressRule(settings.allowCidrs, settings.denyPorts);
  const totalMs = settings.totalMs ?? TOTAL_MS;
  const agent = new Agent({
    connect: guardedConnector({
      isAllowed,
      resolve: settings.resolve ?? systemResolve,
      connectMs: settings.connectMs ?? CONNECT_MS,
    }),
    // There are many recipients and most are idle, so connections are kept for bursts only.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
    headersTimeout: totalMs,
    bodyTimeout: totalMs,
    maxHeaderSize: KEPT_BYTES,
    connections: 64,
    pipelining: 1,
  });
  const target = (address: string, allowHttp: boolean): OutboundTarget => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !mayCall(url, allowHttp, isAllowed))
      return () => Promise.reject(new OutboundError("url_not_allowed"));
    const where = { origin: url.origin, path: url.pathname + url.search };
    return (sent) => call(agent, where, totalMs, sent);
  };
  return {
    mayCall: (url, allowHttp) => mayCall(url, allowHttp, isAllowed),
    target,
    request: ({ url, allowHttp = false, ...sent }) => target(url, allowHttp)(sent),
    close: () => agent.destroy(),
  };
}

/** This process's client, with the operator's allowed ranges and without the installation's own services. */
export const outbound = (): Outbound =>
  processSingleton("outbound", () => {
    const { OUTBOUND_ALLOW_CIDRS: allowCidrs, OUTBOUND_DENY_PORTS, PORT } = env();
    return createOutbound({ allowCidrs, denyPorts: [...OUTBOUND_DENY_PORTS, PORT] });
  });

function call(
  agent: Agent,
  where: { origin: string; path: string },
  usualMs: number,
  { method, headers = {}, body, maxBytes = KEPT_BYTES, totalMs = usualMs }: Sent,
): Promise<OutboundAnswer> {
  const started = performance.now();
  const wanted = { ...where, method, headers, body: body ?? null, totalMs, maxBytes };
  return exchange(agent, wanted).then(
    (answer) => ({ ...answer, durationMs: Math.round(performance.now() - started) }),
    (error: unknown) => {
      throw faultOf(error);
    },
  );
}

function faultOf(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  if (error instanceof TooLate) return new OutboundError("timeout", error);
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return new OutboundError("timeout", error);
  if (error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError)
    return new OutboundError("invalid_response", error);
  return new OutboundError("connection_failed", error);
}
