/** Masks an email address so that only its owner can recognize it, for logs that can't be erased. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return `${[...address][0] ?? ""}***${at < 0 ? "" : address.slice(at)}`;
}
