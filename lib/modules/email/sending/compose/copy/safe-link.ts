const SAFE: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** An absolute address that a mail may link to; empty otherwise. */
export function safeLink(address: string): string {
  const url = URL.parse(address);
  return url && SAFE.has(url.protocol) ? url.href : "";
}
