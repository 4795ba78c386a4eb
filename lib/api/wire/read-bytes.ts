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
  if (declared > most) throw tooLarge(most);
  return request.readBody(most);
}

/** The error for a body over a limit, which it names. */
export const tooLarge = (most: number): Problem =>
  new Problem("payload_too_large", `The body is larger than ${(most / 1024).toLocaleString("en")} KiB.`);

const MAX_SHOWN = 100;

/** The error for a body of another type, with the type that was sent. */
export function wrongType(type: string | undefined, accepted = "application/json"): Problem {
  const sent = type
    ? `The Content-Type is ${type.slice(0, MAX_SHOWN)}.`
    : "The Content-Type header is missing.";
  return new Problem("unsupported_media_type", `${sent} Send ${accepted}, in UTF-8.`);
}
