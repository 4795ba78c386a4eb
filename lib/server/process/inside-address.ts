import type { IncomingMessage } from "node:http";
import { isInside, markdownAddress } from "@/lib/docs/markdown-address";

/** No page has this path, so it responds like all unknown ones. */
const NOWHERE = "/there-is-no-such-page";

/**
 * Returns the internal path that serves a request. Next's proxy doesn't rewrite paths, because it would send
 * the request over the network to itself wherever the host name isn't the one that Next expects.
 */
export function insideAddress({ method, url = "/", headers }: IncomingMessage): string {
  const [path, query] = splitQuery(url);
  const inside = elsewhere(method, path, headers.accept);
  return inside === undefined ? url : inside + query;
}

function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at)];
}

function elsewhere(method = "GET", path: string, accept = ""): string | undefined {
  // A page can't handle POST, and email clients post to the same URL that their reader can open.
  if (method === "POST" && /^\/unsubscribe\/[^/]+$/.test(path)) return `${path}/one-click`;
  if (isInside(path) || !isReadable(path)) return NOWHERE;
  // Documentation pages are also available as Markdown: under `.md`, and on request through `Accept`.
  return markdownAddress(path, accept);
}

/** Next has no page for a path with a broken escape, not even an error page. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
