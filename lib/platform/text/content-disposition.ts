/** Outside of RFC 5987's `attr-char`. */
const REST = /['()*]/g;

/**
 * The header that says under which name a file is saved, or that it is shown in its place: a plain name for all, and the
 * whole one as RFC 6266 writes it.
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

/** A name that no system reads as a path or a command, of at most 120 characters; `file` where nothing is left. */
export function tidyFileName(name: string): string {
  const tidy = name
    .toWellFormed()
    .normalize("NFC")
    // Control characters, marks that turn the direction of writing, and what separates folders.
    .replace(/[\p{Cc}\p{Cf}\ufffd/\\:*?"<>|]/gu, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const short = [...tidy].slice(0, 120).join("").trim();
  return short === "" ? "file" : short;
}
