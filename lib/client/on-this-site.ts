/** Returns a URL's path and query on this site, whatever host the server names for it. */
export function onThisSite(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
