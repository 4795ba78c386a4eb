import type { ApiRequest } from "@/lib/api/wire/request";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { isOwnOrigin, LOOPBACK } from "./own-origin";

/**
 * Refuses requests that must not reach the protocol: other methods, foreign origins and hosts, keys in the
 * URL.
 */
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

/** Rejects hosts that anyone else could point at this machine (DNS rebinding). */
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

/** Programs send no Origin; browsers always do. */
function checkOrigin(origin: string | undefined): void {
  if (origin === undefined || isOwnOrigin(origin)) return;
  if (!env().MCP_ALLOWED_ORIGINS.includes(origin))
    throw new Problem("origin_not_allowed", "The MCP server doesn't accept requests from this origin.", {
      Origin: "not_allowed",
    });
}

const MAX_HEADER_CHARS = 200;

/** The protocol repeats some header values in its errors. */
function checkLengths(headers: ApiRequest["headers"]): void {
  for (const [name, value = ""] of Object.entries(headers))
    if (name.startsWith("mcp-") && value.length > MAX_HEADER_CHARS)
      throw new Problem(
        "validation_error",
        `A header is too long. Use at most ${MAX_HEADER_CHARS} characters.`,
        { [name]: "too_long" },
      );
}

/** The query may only choose which tools to list. */
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
      throw new Problem("validation_error", "Unknown query parameter. Only `toolset` is supported.", {
        [name.slice(0, 100)]: "unknown_field",
      });
  if (query.length > 1)
    throw new Problem(
      "validation_error",
      "The query parameter `toolset` appears more than once. Send it once.",
      { toolset: "duplicate" },
    );
  return query[0]?.[1];
}

const NAMES_A_SECRET = /^(api[-_]?key|key|access[-_]?token|token|authorization|auth|bearer|secret)$/i;
const IS_A_SECRET = /^(sr_(test|live|oat|ort)_|cl_sk_|bearer )/i;
