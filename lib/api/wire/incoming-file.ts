import type { BytesInput } from "@/lib/operation/operation";
import { invalid, Problem } from "@/lib/operation/problem";
import { guardedBody } from "./guarded-body";
import type { ApiRequest } from "./request";

/**
 * Describes a file body from the request's headers. Nothing is read yet, and a body that the headers rule out
 * never is.
 */
export function incomingFile(request: ApiRequest, { types, most }: BytesInput["bytes"]) {
  const { "content-type": type, "content-length": length, "content-encoding": coding } = request.headers;
  if (coding !== undefined && coding.toLowerCase() !== "identity")
    throw new Problem("unsupported_media_type", "Send the body without a content encoding.");
  const isChunked = request.headers["transfer-encoding"] !== undefined;
  if (length === "0" || (length === undefined && !isChunked))
    throw invalid({ body: "required" }, "The body is empty. Send the raw file.");
  const contentType = type?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(contentType))
    throw new Problem("unsupported_media_type", `The body must be one of ${types.join(", ")}.`);
  const expectedBytes = Number(length ?? "0");
  if (expectedBytes > most)
    throw new Problem("payload_too_large", `The file is too large. Send at most ${most} bytes.`);
  return { contentType, expectedBytes, open: () => guardedBody(request, { most, least: 1 }) };
}
