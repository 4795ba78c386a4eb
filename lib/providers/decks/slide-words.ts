import { beginningOf } from "@/lib/stage/plain-text";
import type { SlideWords } from "./port";
import type { PptxEntries } from "./pptx-entries";
import { readPart } from "./read-part";
import { readRelations, targetOf } from "./relations";

const MAX_TITLE = 400;
const MAX_TEXT = 2_000;
/** The maximum length of the notes of a segment in the run of show. */
const MAX_NOTES = 4_000;

interface Box {
  /** Its purpose, if the layout states it: `title`, `body`, `sldNum`. */
  kind: string;
  lines: string[];
}

interface Sheet {
  boxes: Box[];
  isHidden: boolean;
}

/** Reads the text of a slide; undefined if it is hidden, since shows skip those. */
export async function readSlideWords(entries: PptxEntries, part: string): Promise<SlideWords | undefined> {
  const { boxes, isHidden } = await readSheet(entries, part);
  if (isHidden) return undefined;
  const title = boxes.find(({ kind }) => kind === "title" || kind === "ctrTitle");
  const others = boxes.filter((box) => box !== title && !FURNITURE.has(box.kind));
  const first = title?.lines.join(" ") || others.flatMap(({ lines }) => lines)[0] || "";
  return {
    title: beginningOf(first, MAX_TITLE),
    text: linesOf(title ? [title, ...others] : others, MAX_TEXT),
    notes: await readNotes(entries, part),
  };
}

/** Numbers, dates, headers and footers, which are the same on every page. */
const FURNITURE = new Set(["sldNum", "dt", "ftr", "hdr", "sldImg"]);

async function readNotes(entries: PptxEntries, part: string): Promise<string> {
  const found = (await readRelations(entries, part)).find(
    ({ kind, isExternal }) => kind === "notesSlide" && !isExternal,
  );
  const name = found && targetOf(part, found.target);
  if (!name || !entries.all.has(name)) return "";
  const { boxes } = await readSheet(entries, name);
  return linesOf(
    boxes.filter(({ kind }) => !FURNITURE.has(kind)),
    MAX_NOTES,
  );
}

const linesOf = (boxes: readonly Box[], most: number): string =>
  beginningOf(boxes.flatMap(({ lines }) => lines).join("\n"), most);

async function readSheet(entries: PptxEntries, part: string): Promise<Sheet> {
  const sheet: Sheet = { boxes: [], isHidden: false };
  let box: Box | undefined;
  let line = "";
  let isText = false;
  const endLine = (): void => {
    if (line.trim() !== "") (box ?? addBox(sheet)).lines.push(line.trim());
    line = "";
  };
  await readPart(entries, part, {
    open: (name, attributes) => {
      if (name === "sld") sheet.isHidden = attributes.show === "0" || attributes.show === "false";
      else if (name === "sp" || name === "graphicFrame") box = addBox(sheet);
      else if (name === "ph" && box) box.kind = attributes.type ?? "body";
      else if (name === "br") line += "\n";
      else if (name === "t") isText = true;
    },
    close: (name) => {
      if (name === "t") isText = false;
      else if (name === "p") endLine();
      else if (name === "sp" || name === "graphicFrame") box = undefined;
    },
    text: (text) => {
      if (isText && line.length < MAX_NOTES) line += text;
    },
  });
  return sheet;
}

function addBox({ boxes }: Sheet): Box {
  const box: Box = { kind: "", lines: [] };
  boxes.push(box);
  return box;
}
