/** Returns the URL if it is plain http(s); null for anything else, including `javascript:`. */
export function safeLink(address: string): string | null {
  try {
    const url = new URL(address);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}
