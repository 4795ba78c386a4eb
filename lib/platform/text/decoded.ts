/** Decodes a part of a URL. Returns it unchanged if its escapes are malformed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
