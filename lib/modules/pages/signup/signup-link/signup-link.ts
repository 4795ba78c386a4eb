import { z } from "zod";
import { seal, unseal } from "@/lib/platform/security/crypto";

const LINK_SECONDS = 24 * 3_600;

const Carried = z.object({
  is: z.literal("signup"),
  event: z.string(),
  until: z.number(),
  person: z.object({
    name: z.string(),
    email: z.string(),
    marketing_consent: z.boolean().optional(),
    consent_wording: z.string().optional(),
    utm: z.record(z.string(), z.string()).optional(),
  }),
});

export type LinkedPerson = z.infer<typeof Carried>["person"];

/**
 * Returns the encrypted content of an emailed link: who signs up for what. Nothing is stored until it is
 * opened.
 */
export const signupToken = (event: string, person: LinkedPerson, now: Date): string =>
  seal(JSON.stringify({ is: "signup", event, until: now.getTime() + LINK_SECONDS * 1_000, person })).toString(
    "base64url",
  );

/** Returns the person in an emailed link of this show. Undefined if it is invalid, or older than a day. */
export function readSignupToken(event: string, token: string, now: Date): LinkedPerson | undefined {
  try {
    const carried = Carried.parse(JSON.parse(unseal(Buffer.from(token, "base64url"))));
    return carried.event === event && carried.until > now.getTime() ? carried.person : undefined;
  } catch {
    return undefined;
  }
}
