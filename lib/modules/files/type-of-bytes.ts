import { Problem } from "@/lib/operation/problem";

/** As many bytes from the beginning as it takes to tell what a file is. */
const ENOUGH = 4_100;

interface Typed {
  contentType: string;
  /** All of the file, from its first byte. */
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Looks at the first bytes of a file, which tell what it is whatever it is called. What no type is known of (text, SVG,
 * programs) is of none that anybody takes. Throws `unsupported_media_type`.
 */
export async function typeOfBytes(
  source: AsyncIterable<Uint8Array>,
  types: readonly string[],
): Promise<Typed> {
  const rest = source[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  try {
    for (let held = 0; held < ENOUGH; ) {
      const { done, value } = await rest.next();
      if (done) break;
      head.push(value);
      held += value.length;
    }
    return { contentType: await typeOf(head, types), bytes: whole(head, rest) };
  } catch (error) {
    await rest.return?.();
    throw error;
  }
}

async function* whole(head: Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* head;
    head.length = 0;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function typeOf(head: Uint8Array[], types: readonly string[]): Promise<string> {
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(Buffer.concat(head)).catch(() => undefined);
  if (found && types.includes(found.mime)) return found.mime;
  const what = found ? `The bytes are ${found.mime}.` : "The bytes are of no known kind.";
  throw new Problem("unsupported_media_type", `${what} This takes ${types.join(", ")}.`, {
    body: "unsupported",
  });
}
