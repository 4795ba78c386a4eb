import type { IncomingMessage } from "node:http";
import { isInside, markdownAddress } from "@/lib/docs/markdown-address";

/** No page has this address, so it answers as all unknown ones do. */
const NOWHERE = "/there-is-no-such-page";

/**
 * The address inside the app that answers what was asked for at another one. Pages are not rewritten by the proxy: it
 * would send the request over the network to itself wherever the host's name is not the one that Next makes of it.
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
  // A page cannot answer POST, and mail programs post to the very address that their reader can open.
  if (method === "POST" && /^\/unsubscribe\/[^/]+$/.test(path)) return `${path}/one-click`;
  if (isInside(path) || !isReadable(path)) return NOWHERE;
  // The documentation's pages are Markdown as well: under `.md`, and for whoever asks for it.
  return markdownAddress(path, accept);
}

/** Next has no page for a path with a broken escape, not even one that says so. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
