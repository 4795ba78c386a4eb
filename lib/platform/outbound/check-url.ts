import { isIP } from "node:net";
import type { AddressRule } from "./address-rules";

/** The host of an address without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, "$1");

/** The port that a connection goes to. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === "https:" ? 443 : 80));

const LOCAL_NAME = /(^|\.)localhost\.?$/i;

/**
 * What can be seen of an address without resolving its name: http(s), no user in it, a port of 80, 443 or from 1024
 * on, and no address or name that is known to be this machine or its network. Where a name leads is checked when it is
 * called.
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
