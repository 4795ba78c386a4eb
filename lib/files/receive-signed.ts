import type { Outcome } from "@/lib/api/pipeline/execute";
import { success } from "@/lib/api/wire/envelope";
import { guardedBody } from "@/lib/api/wire/guarded-body";
import type { ApiRequest } from "@/lib/api/wire/request";
import { invalid, Problem } from "@/lib/operation/problem";
import type { readLocalUrl, StorageProvider } from "@/lib/providers/storage";

type Said = NonNullable<ReturnType<typeof readLocalUrl>>["claims"];

/** Receives the one file that the URL is signed for: of this type, length and, if the URL has one, digest. */
export async function receiveSigned(
  storage: StorageProvider,
  request: ApiRequest,
  said: Said,
  requestId: string,
): Promise<Outcome> {
  const { "content-type": type, "content-length": length, "content-encoding": coding } = request.headers;
  if (type !== said.contentType || (coding !== undefined && coding !== "identity"))
    throw new Problem("unsupported_media_type", `This URL accepts ${said.contentType}.`);
  const size = said.sizeBytes ?? 0;
  if (length !== undefined && Number(length) !== size) throw wrongLength(size);
  const { key, sha256 } = said;
  // The same bytes again: the response to the first upload was lost.
  if (sha256 !== undefined && (await storage.stat(key))) return done(sha256, size, requestId);
  const body = guardedBody(request, { most: size, least: size });
  const result = await storage.put(key, body, { contentType: said.contentType, sha256 });
  return done(result.sha256, result.sizeBytes, requestId);
}

const done = (sha256: string, sizeBytes: number, requestId: string): Outcome => ({
  status: 200,
  body: success({ sha256, size_bytes: sizeBytes }, { request_id: requestId }),
  headers: {},
});

const wrongLength = (size: number): Problem =>
  invalid({ "Content-Length": "invalid" }, `This URL accepts a file of ${size} bytes.`);
