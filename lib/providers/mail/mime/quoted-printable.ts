/** Of 76 characters that a line may have, one is kept for the break. */
const MOST_OF_LINE = 75;

const [TAB, LF, CR, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d] as const;
const HEX = Buffer.from("0123456789ABCDEF");

/** 1 for what stands as it is wherever it is; blanks may not end a line. */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > SPACE && byte < 0x7f && byte !== EQUALS ? 1 : 0,
);

/** Where a text is written, kept for the next one: a new one for each would be most of what a mail leaves to collect. */
let scratch = Buffer.alloc(0);

/** Room for each byte as three characters, and for a soft break after at least 73 of them. */
function roomFor(bytes: number): Buffer {
  const room = bytes * 3 + Math.ceil((bytes * 3) / 73) * 3;
  if (scratch.length < room) scratch = Buffer.allocUnsafeSlow(room);
  return scratch;
}

/**
 * A text as quoted-printable (RFC 2045, 6.7), each of its line breaks as CRLF. In one pass over the bytes: the mail
 * library's own encoder looks for the best place of every break.
 */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text, "utf8");
  const { length } = bytes;
  const out = roomFor(length);
  let at = 0;
  let column = 0;
  for (let index = 0; index < length; index += 1) {
    const byte = bytes[index] as number;
    const next = bytes[index + 1];
    if (byte === LF || (byte === CR && next === LF)) {
      out[at++] = CR;
      out[at++] = LF;
      column = 0;
      if (byte === CR) index += 1;
      continue;
    }
    const isInner = next !== undefined && next !== LF && next !== CR;
    const isPlain = PLAIN[byte] === 1 || ((byte === SPACE || byte === TAB) && isInner);
    if (column + (isPlain ? 1 : 3) > MOST_OF_LINE) {
      out[at++] = EQUALS;
      out[at++] = CR;
      out[at++] = LF;
      column = 0;
    }
    if (isPlain) {
      out[at++] = byte;
      column += 1;
    } else {
      out[at++] = EQUALS;
      out[at++] = HEX[byte >> 4] as number;
      out[at++] = HEX[byte & 15] as number;
      column += 3;
    }
  }
  return out.toString("latin1", 0, at);
}
