import { type LiveMessage, LiveMessageSchema } from "./messages";

/** Longer ones are deflated: a whole stage then fits into one message of the room. */
const PLAIN_CHARACTERS = 6_000;
/** Of a message that says so is nobody's browser filled. */
const MOST_CHARACTERS = 2_000_000;
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
    const json = text.startsWith(DEFLATED) ? await inflate(text.slice(1)) : text;
    const read = LiveMessageSchema.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

async function inflate(base64: string): Promise<string> {
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bytes = await through(packed, new DecompressionStream("deflate-raw"), MOST_CHARACTERS);
  return new TextDecoder().decode(bytes);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>) {
    length += part.length;
    if (length > most) throw new RangeError("inflates to more than a message may hold");
    parts.push(part);
  }
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
