import type { IncomingMessage } from "node:http";
import { invalid, Problem } from "@/lib/operation/problem";

/** A second one of these would be dropped in silence, here or by what stands in front of us, and not the same one. */
const ONCE = new Set(["host", "authorization", "content-type"]);
const HOST = /^(?:[\w.~%!$&'()*+,;=-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Brings what is asked for into the one form that everything behind reads: a path with its query, and one host. A target
 * that names its host is that path; the host in it is the one that counts.
 * @throws Problem when it cannot be one
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
