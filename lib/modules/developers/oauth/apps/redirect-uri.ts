import { normalAddress } from "@/lib/stage/web-address";

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?=[/?]|$)/;
/** Schemes of known desktop apps. Any other scheme must be a reversed domain name (RFC 8252, 7.1). */
const APP_SCHEMES = ["cursor:", "vscode:", "vscode-insiders:", "windsurf:", "zed:"];
const MAX_CHARACTERS = 500;

/**
 * True if an app may register this redirect URI: https, a loopback port, or a scheme of its own. Web URLs
 * must be ones that every program parses alike, because they are stored as given and compared by character.
 */
export function mayRedirectTo(uri: string): boolean {
  if (uri.length > MAX_CHARACTERS || /[\s\\#*"<>^`{|}\p{Cc}]/u.test(uri)) return false;
  const url = URL.parse(uri);
  if (!url || url.username || url.password) return false;
  if (url.protocol === "https:") return uri.startsWith("https://") && normalAddress(uri) !== null;
  if (url.protocol === "http:") return LOOPBACK.test(uri);
  if (APP_SCHEMES.includes(url.protocol)) return true;
  return /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/.test(url.protocol);
}

/**
 * True if `given` equals one of the registered URIs, character by character. Only the port of a loopback
 * address may differ, because native apps listen on any free port.
 */
export const isRegistered = (registered: readonly string[], given: string): boolean =>
  mayRedirectTo(given) && registered.some((uri) => uri === given || sameButPort(uri, given));

function sameButPort(registered: string, given: string): boolean {
  const [a, b] = [LOOPBACK.exec(registered), LOOPBACK.exec(given)];
  if (!a || !b) return false;
  return a[1] === b[1] && registered.slice(a[0].length) === given.slice(b[0].length);
}

/** Describes where people will be redirected, for the consent page. */
export function describeRedirectTarget(uri: string): string {
  const url = new URL(uri);
  if (LOOPBACK.test(uri)) return "this computer";
  return url.protocol === "https:" ? url.host : `the app that opens ${url.protocol}`;
}

/** Returns the URI with the parameters added. Keeps its existing query. */
export function withParameters(uri: string, parameters: Record<string, string | undefined>): string {
  const added = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return `${uri}${uri.includes("?") ? "&" : "?"}${added}`;
}
