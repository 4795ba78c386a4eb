import type { ApiRequest } from "@/lib/api/wire/request";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { isOwnOrigin, LOOPBACK } from "./own-origin";

/** Refuses what must not reach the protocol at all: other methods, foreign pages and names, keys in the address. */
export function guard(request: ApiRequest): { toolset: string | undefined } {
  if (request.method !== "POST")
    throw new Problem(
      "method_not_allowed",
      "This endpoint has no sessions or streams. Send each message with POST.",
      undefined,
      { Allow: "POST" },
    );
  checkHost(request.headers.host);
  checkOrigin(request.headers.origin);
  checkLengths(request.headers);
  return { toolset: readQuery(request.url) };
}

/** A name that somebody else can point at this machine is not ours, whoever asks. */
function checkHost(host: string | undefined): void {
  const name = host === undefined ? undefined : URL.parse(`http://${host}`)?.hostname;
  const own = [new URL(env().PUBLIC_URL).hostname, ...LOOPBACK, ...env().MCP_ALLOWED_HOSTS];
  if (name === undefined || !own.includes(name))
    throw new Problem(
      "origin_not_allowed",
      "The MCP server doesn't accept this host. Use the installation's own URL.",
      {
        Host: "not_allowed",
      },
    );
}

/** Programs send no Origin; a browser always does. */
function checkOrigin(origin: string | undefined): void {
  if (origin === undefined || isOwnOrigin(origin)) return;
  if (!env().MCP_ALLOWED_ORIGINS.includes(origin))
    throw new Problem("origin_not_allowed", "The MCP server doesn't accept requests from this origin.", {
      Origin: "not_allowed",
    });
}

const MOST_HEADER_CHARS = 200;

/** What the protocol reads of the headers comes back in its refusals. */
function checkLengths(headers: ApiRequest["headers"]): void {
  for (const [name, value = ""] of Object.entries(headers))
    if (name.startsWith("mcp-") && value.length > MOST_HEADER_CHARS)
      throw new Problem("validation_error", "A header is too long.", { [name]: "too_long" });
}

/** The only thing the address may say is which tools to show. */
function readQuery(url: string): string | undefined {
  const at = url.indexOf("?");
  if (at < 0) return undefined;
  const query = [...new URLSearchParams(url.slice(at + 1))];
  if (query.some(([name, value]) => NAMES_A_SECRET.test(name) || IS_A_SECRET.test(value)))
    throw new Problem(
      "validation_error",
      "Send the API key in the Authorization header, never in the URL: URLs end up in logs. Treat this key as leaked and rotate it.",
      { Authorization: "required" },
    );
  for (const [name] of query)
    if (name !== "toolset")
      throw new Problem("validation_error", "Unknown query parameter.", {
        [name.slice(0, 100)]: "unknown_field",
      });
  if (query.length > 1)
    throw new Problem("validation_error", "A query parameter appears twice.", { toolset: "duplicate" });
  return query[0]?.[1];
}

const NAMES_A_SECRET = /^(api[-_]?key|key|access[-_]?token|token|authorization|auth|bearer|secret)$/i;
const IS_A_SECRET = /^(sr_(test|live|oat|ort)_|cl_sk_|bearer )/i;
