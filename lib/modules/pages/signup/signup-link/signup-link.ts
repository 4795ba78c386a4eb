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

/** What a mailed link carries: who wants to sign up for what, sealed, so that nothing is kept until it is opened. */
export const signupToken = (event: string, person: LinkedPerson, now: Date): string =>
  seal(JSON.stringify({ is: "signup", event, until: now.getTime() + LINK_SECONDS * 1_000, person })).toString(
    "base64url",
  );

/** Who a mailed link of this show is about; undefined when it is none, or its day is over. */
export function readSignupToken(event: string, token: string, now: Date): LinkedPerson | undefined {
  try {
    const carried = Carried.parse(JSON.parse(unseal(Buffer.from(token, "base64url"))));
    return carried.event === event && carried.until > now.getTime() ? carried.person : undefined;
  } catch {
    return undefined;
  }
}
