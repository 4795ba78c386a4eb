import { z } from "zod";
import type { Registration } from "@/lib/generated/prisma/client";
import type { RegistrationWire } from "./registration-schema";

const text = z.string().nullable().catch(null);

/** Accepts the column in every stored form. Malformed values count as not set. */
const Stored = z
  .object({
    at: text,
    source: text,
    wording: text,
    attestation: z.object({ source_type: z.string(), source_detail: z.string() }).nullable().catch(null),
  })
  .catch({ at: null, source: null, wording: null, attestation: null });

/** Returns what someone consented to, when, where, and to which wording. */
export const consentOf = (
  row: Pick<Registration, "consent" | "marketingConsent">,
): RegistrationWire["consent"] => ({
  marketing: row.marketingConsent,
  ...Stored.parse(row.consent),
});
