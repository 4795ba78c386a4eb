import { type LiveMessage, LiveMessageSchema } from "./messages";

/** Limits decompression, so that a message can't exhaust the browser's memory. */
const MAX_BYTES = 2_000_000;
/** Prefix of a long message, which is sent deflated and in base64. */
export const DEFLATED = "z";

/** Returns null for anything that isn't a message, or whose type this release doesn't know. */
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

/** Uses a reader and a writer, because not every browser can iterate over a stream. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: DecompressionStream,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  // Errors surface on the reading side as well.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = readable.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MAX_BYTES) {
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
