import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";

/** The address that takes a file, as operations answer with it. */
export const uploadAddress = () =>
  z
    .object({
      url: z.string().describe("Whoever has it can send the file, and nothing else."),
      method: z.literal("PUT"),
      headers: z.record(z.string(), z.string()).describe("Send these as well."),
      expires_at: instantOut().describe("An hour after this answer. Complete it by then."),
    })
    .describe(
      "Send the bytes as they are. After an interruption `HEAD` of the same address tells in `Upload-Offset` how many arrived: send the rest with `Content-Range: bytes 4194304-9999999/10000000`. Without that header it begins anew.",
    );

export const fileDigest = () =>
  z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "invalid")
    .describe("SHA-256 of the whole file, in hex. Others than those that arrived are refused as `invalid`.");

/** Why something could not be made of a file, with what people can do about it. */
export const conversionFailure = <Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z
    .object({
      code: z.enum(codes),
      message: z.string().describe("What is the matter, for people."),
      mend: z.string().describe("What to do about it."),
    })
    .nullable()
    .describe("Why it failed.");
