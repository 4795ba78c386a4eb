const SAFE: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** Returns an absolute URL that an email may link to, or an empty string. */
export function safeLink(address: string): string {
  const url = URL.parse(address);
  return url && SAFE.has(url.protocol) ? url.href : "";
}
