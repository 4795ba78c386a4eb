import { MAX_BODY_BYTES } from "@/lib/operation/limits";
import { Problem } from "@/lib/operation/problem";
import type { ApiRequest } from "./request";

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json *(?:; *charset="?utf-?8"? *)?$/i;

export const isJsonType = (type: string | undefined): boolean => type !== undefined && JSON_TYPE.test(type);

/**
 * Reads the whole body of a request. Throws `payload_too_large`, and `unsupported_media_type` for compressed
 * bodies.
 */
export async function readBytes(request: ApiRequest, most: number = MAX_BODY_BYTES): Promise<Uint8Array> {
  const coding = request.headers["content-encoding"];
  if (coding !== undefined && coding.toLowerCase() !== "identity")
    throw new Problem("unsupported_media_type", "Send the body without a content encoding.");
  const declared = Number(request.headers["content-length"] ?? "0");
  if (declared > most) throw new Problem("payload_too_large");
  return request.readBody(most);
}
