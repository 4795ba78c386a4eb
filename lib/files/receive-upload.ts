import type { Outcome } from "@/lib/api/pipeline/execute";
import { success } from "@/lib/api/wire/envelope";
import { guardedBody } from "@/lib/api/wire/guarded-body";
import type { ApiRequest } from "@/lib/api/wire/request";
import { findUpload, receiveBytes } from "@/lib/modules/material/uploads";
import { invalid, Problem, stateConflict } from "@/lib/operation/problem";
import type { readLocalUrl } from "@/lib/providers/storage";

type Said = NonNullable<ReturnType<typeof readLocalUrl>>["claims"];

/**
 * Receives the bytes of an upload: all of them or, with `Content-Range`, the ones that follow what was
 * received. `HEAD` returns in `Upload-Offset` how much that is.
 */
export async function receiveUpload(request: ApiRequest, said: Said, requestId: string): Promise<Outcome> {
  const upload = await findUpload(said.key);
  const size = upload.sizeBytes;
  if (request.method === "HEAD")
    return { status: 200, body: "", headers: headersOf(upload.receivedBytes, size) };
  if (request.method !== "PUT")
    throw new Problem("method_not_allowed", undefined, undefined, { Allow: "HEAD, PUT" });
  requireBody(request, upload.contentType);
  const part = partOf(request.headers["content-range"], size);
  if (part && part.start !== upload.receivedBytes) throw elsewhere(upload.receivedBytes, size);
  const most = part ? part.end - part.start + 1 : size;
  const length = request.headers["content-length"];
  if (length !== undefined && Number(length) !== most)
    throw invalid({ "Content-Length": "invalid" }, `At most ${most} bytes are accepted.`);
  const body = guardedBody(request, { most, least: most });
  const received = await receiveBytes(upload, body, part?.start);
  return {
    status: 200,
    body: success({ received_bytes: received, size_bytes: size }, { request_id: requestId }),
    headers: headersOf(received, size),
  };
}

const headersOf = (received: number, size: number): Record<string, string> => ({
  "Upload-Offset": String(received),
  "Upload-Length": String(size),
  "Upload-Complete": received === size ? "?1" : "?0",
  "Cache-Control": "no-store",
});

function requireBody({ headers }: ApiRequest, contentType: string): void {
  const coding = headers["content-encoding"];
  if (headers["content-type"] !== contentType || (coding !== undefined && coding !== "identity"))
    throw new Problem("unsupported_media_type", `This URL accepts ${contentType}.`);
}

/** Undefined if the whole file is sent. */
function partOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  if (header === undefined) return undefined;
  const [, from, to, all] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12}|\*)$/.exec(header.trim()) ?? [];
  const [start, end] = [Number(from), Number(to)];
  const fits = from !== undefined && start <= end && end < size && (all === "*" || Number(all) === size);
  if (!fits) throw invalid({ "Content-Range": "invalid" }, `The file has ${size} bytes.`);
  return { start, end };
}

function elsewhere(received: number, size: number): Problem {
  const problem = stateConflict(
    "awaiting_upload",
    `${received} of ${size} bytes received. Continue from there.`,
  );
  Object.assign(problem.headers, headersOf(received, size));
  return problem;
}
