import { createReadStream } from "node:fs";
import { encodingOfFile } from "./text-encoding";
import { UnreadableTable } from "./unreadable-table";

/**
 * Small enough to contain few rows. Parsers work chunk by chunk, and rows that wait until they are read
 * outlive the garbage collector's young generation. A chunk of 256 KiB contained seven thousand rows.
 */
const PIECE_BYTES = 16 * 1024;

/** Reads a file's text in any of the supported encodings, chunk by chunk and without its byte order mark. */
export async function* readText(path: string): AsyncGenerator<string, void> {
  const encoding = await encodingOfFile(path);
  if (!encoding) throw new UnreadableTable("The file isn't text.");
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
