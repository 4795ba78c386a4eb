import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { DeckError } from "./port";
import type { PptxEntries } from "./pptx-entries";
import { type Relation, readRelationsPart } from "./relations";

/**
 * Parts that no slide picture needs: programs, other documents, videos, fonts, and vector images that also
 * exist as pixels.
 */
const LEFT_OUT =
  /^ppt\/(embeddings|activeX|ctrlProps|fonts|printerSettings)\/|\.(bin|exe|dll|svgz?|mp4|m4v|mov|avi|wmv|mpe?g|mp3|m4a|wav|wma|fntdata)$/i;
const PICTURE = /\.(png|jpe?g|gif|bmp|tiff?|emf|wmf|wdp|webp)$/i;

/**
 * Rewrites a package for the converter, with only what its slides need and no references to the outside.
 * @throws DeckError
 */
export async function writeCleanPptx(entries: PptxEntries, to: string): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(to, { flags: "wx", mode: 0o600 }));
  try {
    await Promise.race([addAll(zip, entries), written]);
    zip.end();
    await written;
  } catch (error) {
    (zip.outputStream as Readable).destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

async function addAll(zip: ZipFile, entries: PptxEntries): Promise<void> {
  for (const name of entries.all.keys()) {
    if (LEFT_OUT.test(name)) continue;
    const content = name.endsWith(".rels")
      ? Readable.from([Buffer.from(relationsText(await readRelationsPart(entries, name)))])
      : Readable.from(PICTURE.test(name) ? entries.read(name) : withoutDoctype(entries.read(name)));
    await add(zip, name, content);
  }
}

/** Adds entries one by one, so that the next is read only after this one is written. */
function add(zip: ZipFile, name: string, content: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    content.once("end", resolve);
    content.once("error", reject);
    zip.addReadStream(content, name, { compress: true, compressionLevel: 1, mtime: new Date(0) });
  });
}

function relationsText(relations: readonly Relation[]): string {
  const kept = relations.filter(
    ({ isExternal, target }) =>
      !isExternal && !LEFT_OUT.test(`ppt/${target.replace(/^(\.\.\/|\/ppt\/)/, "")}`),
  );
  const rows = kept.map(
    ({ id, type, target }) =>
      `<Relationship Id="${plain(id)}" Type="${plain(type)}" Target="${plain(target)}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join("")}</Relationships>`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const plain = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

const DOCTYPE = "<!DOCTYPE";

/** Works for any character width, because zero bytes are dropped before the search. */
async function* withoutDoctype(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let tail = "";
  for await (const chunk of chunks) {
    const text = tail + chunk.toString("latin1").replaceAll("\0", "");
    if (text.includes(DOCTYPE)) throw new DeckError("unsafe");
    tail = text.slice(-DOCTYPE.length);
    yield chunk;
  }
}
