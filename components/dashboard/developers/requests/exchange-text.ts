import type { DataOf } from "@/lib/client/wire-types";

export type CallDetail = DataOf<"getRequest">;

const HIDDEN = "[redacted]";

/** Formats JSON for reading. Anything else, including truncated JSON, is returned unchanged. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** The call's path as it was sent, with its query. */
export const addressOf = (call: CallDetail): string =>
  call.exchange?.query ? `${call.path}?${call.exchange.query}` : call.path;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The call as a curl command, with the key taken from the environment; undefined if it can't be made with a
 * key.
 */
export function asCurl(call: CallDetail, baseUrl: string): string | undefined {
  const { exchange } = call;
  if (!exchange || !/^\/(api\/)?v1\//.test(call.path)) return undefined;
  const lines = [
    `curl ${call.method === "GET" ? "" : `-X ${call.method} `}${quoted(baseUrl + addressOf(call))}`,
  ];
  lines.push(`-H "Authorization: Bearer $SHOWRUNNER_API_KEY"`);
  if (call.idempotency_key) lines.push(`-H ${quoted(`Idempotency-Key: ${call.idempotency_key}`)}`);
  if (exchange.request.body) {
    lines.push(`-H "Content-Type: application/json"`);
    lines.push(`-d ${quoted(exchange.request.body)}`);
  }
  return lines.join(" \\\n  ");
}

export interface Replay {
  method: string;
  url: string;
  body: string | undefined;
}

/** The same call again, as a dry run if it changes something; or why it can't be replayed. */
export function replayOf(call: CallDetail): Replay | { impossible: string } {
  const { exchange, method } = call;
  if (!exchange) return { impossible: "Its body is no longer stored." };
  if (!/^\/(v1|api\/v1|api\/app)\//.test(call.path)) return { impossible: "It wasn’t an HTTP request." };
  const url = addressOf(call);
  if (url.includes(HIDDEN) || url.includes(encodeURIComponent(HIDDEN)))
    return { impossible: "Its URL contained a secret, which isn’t stored." };
  if (method === "GET") return { method, url, body: undefined };
  const { body, truncated } = exchange.request;
  if (truncated) return { impossible: "Its body was too long to store." };
  if (body?.includes(HIDDEN)) return { impossible: "Its body contained a secret, which isn’t stored." };
  const given = body ? parsed(body) : {};
  if (!given) return { impossible: "Its body wasn’t a JSON object." };
  return { method, url, body: JSON.stringify({ ...given, dry_run: true }) };
}

function parsed(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
