import { isIP } from "node:net";
import type { AddressRule } from "./address-rules";

/** Returns the host of a URL, without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, "$1");

/** Returns the port that a connection goes to. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === "https:" ? 443 : 80));

const LOCAL_NAME = /(^|\.)localhost\.?$/i;

/**
 * Checks what can be told from a URL without resolving its name: http(s), no user, port 80, 443 or from 1024
 * on, and no address or name known to be this machine or its network. The resolved address is checked when it
 * is called.
 */
export function mayCall(url: URL, allowHttp: boolean, isAllowed: AddressRule): boolean {
  if (url.protocol !== "https:" && !(allowHttp && url.protocol === "http:")) return false;
  if (url.username !== "" || url.password !== "") return false;
  const port = portOf(url);
  if (port !== 80 && port !== 443 && port < 1024) return false;
  const host = hostOf(url);
  if (isIP(host) > 0) return isAllowed(host, port);
  return host !== "" && (!LOCAL_NAME.test(host) || isAllowed("127.0.0.1", port));
}
