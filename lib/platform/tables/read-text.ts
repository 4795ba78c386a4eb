import { createReadStream } from "node:fs";
import { encodingOfFile } from "./text-encoding";
import { UnreadableTable } from "./unreadable-table";

/**
 * Little enough that its rows are few: whoever takes text apart does so piece by piece, and what waits there until it is
 * asked for outlives the young generation. Of pieces of 256 KiB it was seven thousand rows.
 */
const PIECE_BYTES = 16 * 1024;

/** The text of a file, in whichever encoding it was written, piece by piece and without a byte order mark. */
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
