import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file in an archive. Its bytes are opened when its turn comes. */
export interface ZipEntry {
  /** With folders, separated by slashes. */
  name: string;
  open: () => Promise<Readable> | Readable;
  /** Pictures and videos are compressed already. */
  isCompressed: boolean;
  mtime: Date;
}

/** Streams an archive. Entries are opened one by one, so few files are open at a time. */
export function writeZip(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on("error", (error) => output.destroy(error));
  addAll(zip, entries, output).catch((error: Error) => output.destroy(error));
  return output;
}

async function addAll(zip: ZipFile, entries: readonly ZipEntry[], output: Readable): Promise<void> {
  for (const { name, open, isCompressed, mtime } of entries) {
    const content = await open();
    // Whoever stops downloading needn't be read for.
    const stop = () => content.destroy();
    output.once("close", stop);
    await new Promise<void>((resolve, reject) => {
      content.once("end", resolve);
      content.once("error", reject);
      content.once("close", resolve);
      zip.addReadStream(content, name, { compress: !isCompressed, mtime });
    });
    output.off("close", stop);
    if (output.destroyed) return;
  }
  zip.end();
}
