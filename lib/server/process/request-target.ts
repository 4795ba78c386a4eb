import type { IncomingMessage } from "node:http";
import { invalid, Problem } from "@/lib/operation/problem";

/** Duplicates of these would be silently dropped, here or by a proxy, and not necessarily the same ones. */
const ONCE = new Set(["host", "authorization", "content-type"]);
const HOST = /^(?:[\w.~%!$&'()*+,;=-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Normalizes the request target for everything that follows: a path with its query, and one host. An absolute
 * URL becomes its path, and its host takes precedence.
 * @throws Problem if it is invalid
 */
export function readTarget(request: IncomingMessage): void {
  refuseDoubled(request.rawHeaders);
  const { url = "/", headers } = request;
  const absolute = ABSOLUTE.exec(url);
  if (absolute) {
    const [, authority = "", rest = ""] = absolute;
    headers.host = authority;
    request.url = rest.startsWith("/") ? rest : `/${rest}`;
  } else if (!url.startsWith("/"))
    throw new Problem("validation_error", "Request a path, such as /v1/clients.", { path: "invalid" });
  if (headers.host === undefined) {
    if (request.httpVersionMinor > 0) throw invalid({ Host: "required" }, "The Host header is missing.");
  } else if (!HOST.test(headers.host)) throw invalid({ Host: "invalid" }, "Invalid Host header.");
}

function refuseDoubled(raw: readonly string[]): void {
  const seen = new Set<string>();
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]?.toLowerCase() ?? "";
    if (!ONCE.has(name)) continue;
    if (seen.has(name)) throw invalid({ [raw[i] ?? name]: "duplicate" }, "A header appears twice.");
    seen.add(name);
  }
}
