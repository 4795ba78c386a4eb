import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";

/** The URL that receives a file, as operations return it. */
export const uploadAddress = () =>
  z
    .object({
      url: z.string().describe("Anyone with this URL can upload the file, and nothing else."),
      method: z.literal("PUT"),
      headers: z.record(z.string(), z.string()).describe("Send these headers too."),
      expires_at: instantOut().describe("One hour from this response. Complete the upload by then."),
    })
    .describe(
      "Send the raw bytes. After an interruption, `HEAD` on the same URL returns the number of bytes received in `Upload-Offset`: send the rest with `Content-Range: bytes 4194304-9999999/10000000`. Without that header, a `PUT` sends the whole file again.",
    );

export const fileDigest = () =>
  z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "invalid")
    .describe(
      "SHA-256 of the whole file, in hex. If it doesn't match the received bytes, refused as `invalid`.",
    );

/** Why a file couldn't be converted, and what people can do about it. */
export const conversionFailure = <Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z
    .object({
      code: z.enum(codes),
      message: z.string().describe("What is wrong, for people."),
      mend: z.string().describe("What to do about it."),
    })
    .nullable()
    .describe("Why it failed.");
