import { Problem } from "@/lib/operation/problem";
import { encodingOf } from "@/lib/platform/tables/text-encoding";

/** Number of leading bytes that suffice to determine a file's type. */
const ENOUGH = 4_100;

interface Typed {
  contentType: string;
  /** The whole file, from its first byte. */
  bytes: AsyncIterable<Uint8Array>;
}

/** Kinds of text for which the sender's declaration decides, as long as the bytes are text. */
const TEXTS = [
  "text/csv",
  "application/x-ndjson",
  "text/plain",
  "text/markdown",
  "text/html",
  "application/json",
];

/** One container under three names: cameras and editors write any of these brands into it. */
const MOVIES = ["video/mp4", "video/quicktime", "video/x-m4v"];

/** Their entries may be in any order, so they may start like any ZIP archive. */
const PACKAGES = [
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
];

/**
 * Determines a file's type from its first bytes, whatever its name. Unrecognized binary types (SVG, programs)
 * are never accepted; text is accepted where kinds of text are. Throws `unsupported_media_type`.
 */
export async function typeOfBytes(
  source: AsyncIterable<Uint8Array>,
  types: readonly string[],
  said?: string,
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
    return {
      contentType: await typeOf(Buffer.concat(head), types, said ?? types[0]),
      bytes: whole(head, rest),
    };
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

async function typeOf(head: Buffer, types: readonly string[], said = ""): Promise<string> {
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && types.includes(found.mime)) return found.mime;
  if (!types.includes(said)) throw unsupported(types, found?.mime);
  if (found && MOVIES.includes(found.mime) && MOVIES.includes(said)) return said;
  const isText = TEXTS.includes(said) && found === undefined && encodingOf(head) !== undefined;
  if (isText || (PACKAGES.includes(said) && found?.mime === "application/zip")) return said;
  throw unsupported(types, found?.mime);
}

/** The container of password-protected Office files and of Office's old formats. */
const CONTAINER = "application/x-cfb";

function unsupported(types: readonly string[], found: string | undefined): Problem {
  const what =
    found === CONTAINER
      ? "The file has a password, or is from an Office version before 2007."
      : found
        ? `The file is ${found}.`
        : "The file type isn't recognized.";
  return new Problem("unsupported_media_type", `${what} Accepted types: ${types.join(", ")}.`, {
    body: "unsupported",
  });
}
