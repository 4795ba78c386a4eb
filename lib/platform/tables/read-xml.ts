import { SaxesParser, type SaxesTagPlain } from "saxes";
import { UnreadableTable } from "./unreadable-table";

interface Heard {
  /** Names are without their prefix. */
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Parses XML chunk by chunk and yields after each. Throws on entities that the document defines. */
export async function* readXml(
  pieces: AsyncGenerator<string, void>,
  heard: Heard,
): AsyncGenerator<undefined, void> {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw new UnreadableTable("The workbook is damaged.", { cause: error });
  });
  parser.on("opentag", (tag) => {
    const { name, attributes } = tag as SaxesTagPlain;
    heard.open?.(local(name), attributes);
  });
  parser.on("closetag", ({ name }) => heard.close?.(local(name)));
  parser.on("text", (text) => heard.text?.(text));
  parser.on("cdata", (text) => heard.text?.(text));
  for await (const piece of pieces) {
    parser.write(piece);
    yield;
  }
  parser.close();
}
