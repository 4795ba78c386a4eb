import { type LiveMessage, LiveMessageSchema } from "./messages";

/**
 * What two datagrams carry. Longer ones are deflated: every further datagram would be sent once for each who listens, and
 * a whole stage then fits into one message of the room.
 */
const PLAIN_CHARACTERS = 2_300;
/** With a message that says so nobody's browser is filled. */
const MOST_BYTES = 2_000_000;
const DEFLATED = "z";

/** A message as it travels: JSON, or where that is long its deflated form in base64 behind a "z". */
export async function encodeLive(message: LiveMessage): Promise<string> {
  const json = JSON.stringify(message);
  if (json.length <= PLAIN_CHARACTERS) return json;
  const bytes = await through(new TextEncoder().encode(json), new CompressionStream("deflate-raw"));
  return DEFLATED + toBase64(bytes);
}

/** Null for what is no message, or of a type that this release does not know. */
export async function decodeLive(text: string): Promise<LiveMessage | null> {
  try {
    const json = text.startsWith(DEFLATED) ? await inflate(text.slice(DEFLATED.length)) : text;
    const read = LiveMessageSchema.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

async function inflate(base64: string): Promise<string> {
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bytes = await through(packed, new DecompressionStream("deflate-raw"), MOST_BYTES);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** By reader and writer: not every browser can loop over a stream. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  // What goes wrong is told to the reader as well.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = readable.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("inflates to more than a message may hold");
    }
    parts.push(next.value);
  }
  await written;
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** In pieces: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
