import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";

/** Names for `TextDecoder`. Latin-1 is read as its superset, which is what programs mean by it. */
export type TextEncodingName = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Returns the encoding of text from the beginning of a file, or undefined if it isn't text. */
export function encodingOf(head: Uint8Array): TextEncodingName | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const [even, odd] = zerosIn(head);
  // Every second byte of Western text in UTF-16 is zero. Text in other encodings contains none.
  if (even + odd > 0) {
    if (even === 0 && odd > head.length / 4) return "utf-16le";
    if (odd === 0 && even > head.length / 4) return "utf-16be";
    return undefined;
  }
  if (head.some(isControl)) return undefined;
  return isUtf8(withoutCutCharacter(head)) ? "utf-8" : "windows-1252";
}

const isControl = (byte: number): boolean =>
  byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13;

function zerosIn(head: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  head.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2 === 0 ? 0 : 1] += 1;
  });
  return zeros;
}

/** Drops the last character if it continues beyond the end. */
function withoutCutCharacter(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return bytes;
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back);
  }
  return bytes;
}

/**
 * The same for a whole file. An empty file is text. One that begins like UTF-8 may contain other bytes
 * further on.
 */
export async function encodingOfFile(path: string): Promise<TextEncodingName | undefined> {
  let encoding: TextEncodingName | undefined;
  let carried = new Uint8Array();
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([carried, chunk as Buffer]);
    encoding ??= encodingOf(bytes.subarray(0, 4_096));
    if (encoding !== "utf-8") return encoding;
    const whole = withoutCutCharacter(bytes);
    if (!isUtf8(whole)) return "windows-1252";
    carried = Uint8Array.from(bytes.subarray(whole.length));
  }
  if (encoding === undefined) return "utf-8";
  return carried.length > 0 && !isUtf8(carried) ? "windows-1252" : encoding;
}
