import { type LiveMessage, LiveMessageSchema } from "./messages";

/** With a message that says so nobody's browser is filled. */
const MOST_BYTES = 2_000_000;
/** A message that is long travels in its deflated form, in base64 behind this. */
export const DEFLATED = "z";

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
  const bytes = await through(packed, new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** By reader and writer: not every browser can loop over a stream. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: DecompressionStream,
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
    if (length > MOST_BYTES) {
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
