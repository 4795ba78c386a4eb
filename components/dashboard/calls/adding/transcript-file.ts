/** File types that hold a transcript as text. */
export const TRANSCRIPT_ENDINGS = ".txt,.vtt,.srt";

/** As the API counts it, in Unicode characters. */
export const MAX_CHARACTERS = 400_000;
/** No transcript that is short enough is larger, in whatever encoding. */
const MAX_BYTES = 4 * MAX_CHARACTERS;

type ReadFile = { text: string } | { problem: string };

/** Reads a transcript file, in the encoding that it's in. */
export async function readTranscriptFile(file: File): Promise<ReadFile> {
  if (!/\.(txt|vtt|srt)$/i.test(file.name))
    return { problem: "File type not supported. Use .txt, .vtt or .srt." };
  if (file.size > MAX_BYTES) return { problem: TOO_LONG };
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  if (text.trim() === "") return { problem: "This file is empty." };
  return { text };
}

const TOO_LONG = "This transcript is too long. The limit is 400,000 characters.";

/** Returns what is wrong with a transcript's length. */
export function lengthProblem(text: string): string | undefined {
  if (text.length <= MAX_CHARACTERS) return undefined;
  return [...text].length > MAX_CHARACTERS ? TOO_LONG : undefined;
}

/** Windows programs save UTF-16 with a mark, or the local code page. Everything else is UTF-8. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Makes a title of a file's name: "Discovery_Northwind-2.vtt" is "Discovery Northwind 2". */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, "")
    .replaceAll(/[_-]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 300);
