import { join } from "node:path";
import { countCharacters, languageOf, rulesOf, UnreadableCall } from "@/lib/calls";
import {
  type Passage,
  passagesOfDocument,
  type Section,
  sectionsOfHtml,
  sectionsOfMarkdown,
  sectionsOfPages,
  sectionsOfText,
  TooNested,
} from "@/lib/calls/answers";
import { copyUpload } from "@/lib/modules/files/files";
import { invalid } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { shortened } from "@/lib/platform/text/shortened";
import { beginningOf } from "@/lib/stage";
import { type KnowledgeWire, MAX_DOCUMENT_CHARACTERS, MAX_TITLE } from "../schema";
import { pagesOfPdf } from "./pages-of-pdf";
import { textOfFile } from "./text-of-file";
import { writtenDocument } from "./written-document";

export interface ReadDocument {
  title: string;
  format: KnowledgeWire["format"];
  language: KnowledgeWire["language"];
  characters: number;
  passages: Passage[];
}

interface Given {
  title: string | undefined;
  language: string | undefined;
}

interface Content {
  format: KnowledgeWire["format"];
  title?: string | undefined;
  sections: Section[];
}

/**
 * Reads the text of a file that was just received.
 * @throws `validation_error` if it isn't a document, has no text or too much
 */
export const readDocument = (upload: Upload, given: Given): Promise<ReadDocument> =>
  inTempFolder(async (folder) => {
    const path = join(folder, "document");
    await copyUpload(upload, path);
    const { format, title, sections } = await contentOf(path, upload.contentType);
    const characters = sections.reduce(
      (sum, { blocks }) => sum + blocks.reduce((count, block) => count + countCharacters(block), 0),
      0,
    );
    if (characters === 0) throw invalid({ body: "required" }, "There is no text in this document.");
    if (characters > MAX_DOCUMENT_CHARACTERS) throw tooLong();
    const language = languageIn(sections, given.language);
    return {
      ...{ format, language, characters },
      title: beginningOf(given.title?.trim() || title || titleOf(sections), MAX_TITLE),
      passages: passagesOfDocument(sections, rulesOf(language, [])),
    };
  });

async function contentOf(path: string, contentType: string): Promise<Content> {
  if (contentType === "application/pdf")
    return { format: "pdf", sections: sectionsOfPages(await pagesOfPdf(path)) };
  const text = await textOfFile(path);
  if (contentType === "application/json") {
    const written = writtenDocument(text);
    return { ...written, sections: sectionsOf(written.format, written.text) };
  }
  const format = contentType === "text/html" ? "html" : contentType === "text/markdown" ? "markdown" : "text";
  return { format, sections: sectionsOf(format, text) };
}

function sectionsOf(format: "text" | "markdown" | "html", text: string): Section[] {
  if (format === "html") return sectionsOfPage(text);
  if (countCharacters(text) > MAX_DOCUMENT_CHARACTERS) throw tooLong();
  return format === "markdown" ? sectionsOfMarkdown(text) : sectionsOfText(text);
}

/** Most of a page is markup. The limit of its text is checked later. */
const MOST_MARKUP = 5 * MAX_DOCUMENT_CHARACTERS;

function sectionsOfPage(html: string): Section[] {
  if (html.length > MOST_MARKUP) throw tooLong();
  try {
    return sectionsOfHtml(html);
  } catch (error) {
    if (!(error instanceof TooNested)) throw error;
    throw invalid({ body: "invalid" }, "The page's elements are nested more than 1,000 deep.");
  }
}

const tooLong = () =>
  invalid(
    { body: "too_long" },
    "This document is too long. Split it into parts of up to 1,000,000 characters.",
  );

function languageIn(sections: readonly Section[], given: string | undefined): KnowledgeWire["language"] {
  const lines = sections.flatMap(({ blocks }) =>
    blocks.map((text) => ({ line: 1, speaker: null, text, start_sec: null })),
  );
  try {
    return languageOf(given, lines) as KnowledgeWire["language"];
  } catch (error) {
    if (error instanceof UnreadableCall) throw invalid({ language: "unsupported" }, error.message);
    throw error;
  }
}

/** The first heading, or the first words. */
function titleOf([first]: readonly Section[]): string {
  const [block = ""] = first?.blocks ?? [];
  return first?.title && !/^Page \d+$/u.test(first.title) ? first.title : shortened(block, 80);
}
