import type { Readable } from "node:stream";
import type { FileAnswer } from "@/lib/operation/file-answer";
import { Problem } from "@/lib/operation/problem";
import { contentDisposition } from "@/lib/platform/text/content-disposition";
import { byteRange } from "./byte-range";

export interface AnsweredFile {
  status: 200 | 206 | 304;
  headers: Record<string, string>;
  /** Omitted if the request is HEAD or the caller already has the file. */
  stream?: Readable;
}

interface Asked {
  method: string;
  headers: Record<string, string | undefined>;
}

/** Types that no browser executes, whatever they contain. All others are downloaded. */
const SHOWN = /^(?:image\/(?:png|jpeg|webp|gif|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)$/;

/** Users' files must never act as our pages: nothing in them runs, and no other site can embed them. */
export const FILE_GUARDS = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-site",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

/**
 * Responds with a file, or with the requested range. Throws `version_conflict` if `If-Match` names another
 * version, and a 416 if the range is outside the file.
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

/** Whether a list of entity tags contains this one. A weak match is enough here. */
function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === tag);
}

/** A range is only useful if the rest of the caller's copy is from the same version. */
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
