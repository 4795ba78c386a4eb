import { SaxesParser, type SaxesTagPlain } from "saxes";
import { DeckError } from "./port";
import type { PptxEntries } from "./pptx-entries";

/** Longer than the text of any slide, and than the list of all slides. */
const MAX_BYTES = 32 * 1024 * 1024;

interface Heard {
  /** Element names are without their prefix, attribute names with it. */
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Parses an XML part. Refuses document types, including entities: no deck has them, and they can make a
 * document read other files.
 */
export async function readPart(entries: PptxEntries, name: string, heard: Heard): Promise<void> {
  const parser = new SaxesParser();
  parser.on("doctype", () => {
    throw new DeckError("unsafe");
  });
  parser.on("error", (error) => {
    throw new DeckError("damaged", { cause: error });
  });
  parser.on("opentag", (tag) => {
    const { name: full, attributes } = tag as SaxesTagPlain;
    heard.open?.(local(full), attributes);
  });
  parser.on("closetag", ({ name: full }) => heard.close?.(local(full)));
  parser.on("text", (text) => heard.text?.(text));
  parser.on("cdata", (text) => heard.text?.(text));
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  for await (const chunk of entries.read(name)) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new DeckError("too_large");
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.close();
}

/** Detects the encoding by its mark, or by where the first character has its zero byte. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return "utf-8";
}
