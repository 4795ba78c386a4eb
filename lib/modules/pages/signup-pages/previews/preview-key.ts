import { z } from "zod";
import { seal, unseal } from "@/lib/platform/security/crypto";

export const PREVIEW_SECONDS = 30 * 60;

const Carried = z.object({
  is: z.literal("signup-preview"),
  event: z.string(),
  /** Null for the draft, as it is when the link is opened. */
  number: z.int().nullable(),
  until: z.number(),
});

export interface Previewed {
  number: number | null;
}

/** Returns the encrypted key in a preview link. Nothing is stored, and no one can forge or change one. */
export const previewKey = (event: string, number: number | null, until: Date): string =>
  seal(JSON.stringify({ is: "signup-preview", event, number, until: until.getTime() })).toString("base64url");

/** Returns what a preview key of this show gives access to. Undefined if it is invalid or expired. */
export function readPreviewKey(event: string, key: string, now: Date): Previewed | undefined {
  try {
    const carried = Carried.parse(JSON.parse(unseal(Buffer.from(key, "base64url"))));
    return carried.event === event && carried.until > now.getTime() ? carried : undefined;
  } catch {
    return undefined;
  }
}
