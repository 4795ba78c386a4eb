import type { Readable } from "node:stream";
import type { FileAnswer } from "@/lib/operation/file-answer";
import { Problem } from "@/lib/operation/problem";
import { contentDisposition } from "@/lib/platform/text/content-disposition";
import { byteRange } from "./byte-range";

export interface AnsweredFile {
  status: 200 | 206 | 304;
  headers: Record<string, string>;
  /** Nothing of the file where only its head was asked for, or the caller has it already. */
  stream?: Readable;
}

interface Asked {
  method: string;
  headers: Record<string, string | undefined>;
}

/** What no browser runs, whatever is in it. Everything else is saved. */
const SHOWN = /^(?:image\/(?:png|jpeg|webp|gif|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)$/;

/** Users' files are never pages of ours: nothing in them runs, and no other site shows them as its own. */
export const FILE_GUARDS = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-site",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

/**
 * Answers with a file, or with the part of it that was asked for. Throws `version_conflict` where `If-Match` names
 * another one, and a 416 where there is no such part.
 */
export async function answerFile({ method, headers }: Asked, file: FileAnswer): Promise<AnsweredFile> {
  const tag = `"${file.etag}"`;
  const inline = file.inline === true && SHOWN.test(file.contentType);
  const common = {
    ...FILE_GUARDS,
    "Content-Type": file.contentType,
    "Content-Disposition": contentDisposition(file.name, inline),
    "Accept-Ranges": "bytes",
    ETag: tag,
  };
  if (names(headers["if-none-match"], tag)) return { status: 304, headers: common };
  const range =
    method === "HEAD" || !isStill(headers["if-range"], tag)
      ? undefined
      : byteRange(headers.range, file.sizeBytes);
  if (range === "unsatisfiable") throw noSuchPart(file.sizeBytes);
  const length = range ? range.end - range.start + 1 : file.sizeBytes;
  const sized = {
    ...common,
    "Content-Length": String(length),
    ...(range ? { "Content-Range": `bytes ${range.start}-${range.end}/${file.sizeBytes}` } : {}),
  };
  const status = range ? 206 : 200;
  if (method === "HEAD" || length === 0) return { status, headers: sized };
  return { status, headers: sized, stream: await file.open(range) };
}

/** Whether a list of tags has this one; for what is asked here a weak one is as good. */
function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === tag);
}

/** A part only makes sense of the very file that the caller has the rest of. */
const isStill = (header: string | undefined, tag: string): boolean =>
  header === undefined || header.trim() === tag;

const noSuchPart = (sizeBytes: number): Problem =>
  new Problem(
    "range_not_satisfiable",
    `The file has ${sizeBytes} bytes.`,
    { Range: "too_large" },
    {
      "Content-Range": `bytes */${sizeBytes}`,
    },
  );
