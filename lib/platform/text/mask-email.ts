/** An address that its owner can recognise and nobody else can write to: for logs that cannot forget. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return `${[...address][0] ?? ""}***${at < 0 ? "" : address.slice(at)}`;
}
