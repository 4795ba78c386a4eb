/** Characters outside RFC 5987's `attr-char`. */
const REST = /['()*]/g;

/**
 * Returns the header that names a file for saving, or shows it inline: with a plain name for all clients, and
 * the full one as in RFC 6266.
 */
export function contentDisposition(name: string, inline = false): string {
  const safe = tidyFileName(name);
  const plain = safe.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const whole = encodeURIComponent(safe).replace(
    REST,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/**
 * Returns a file name of at most 120 characters that no system interprets as a path or command, or `file` if
 * nothing is left.
 */
export function tidyFileName(name: string): string {
  const tidy = name
    .toWellFormed()
    .normalize("NFC")
    // Control characters, bidirectional marks, and path separators.
    .replace(/[\p{Cc}\p{Cf}\ufffd/\\:*?"<>|]/gu, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const short = [...tidy].slice(0, 120).join("").trim();
  return short === "" ? "file" : short;
}
