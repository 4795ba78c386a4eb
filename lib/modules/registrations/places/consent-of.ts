import { z } from "zod";
import type { Registration } from "@/lib/generated/prisma/client";
import type { RegistrationWire } from "./registration-schema";

const text = z.string().nullable().catch(null);

/** The column as it was ever written; whatever is misshapen in it counts as not said. */
const Stored = z
  .object({
    at: text,
    source: text,
    wording: text,
    attestation: z.object({ source_type: z.string(), source_detail: z.string() }).nullable().catch(null),
  })
  .catch({ at: null, source: null, wording: null, attestation: null });

/** What somebody agreed to, when, where, and by which words. */
export const consentOf = (
  row: Pick<Registration, "consent" | "marketingConsent">,
): RegistrationWire["consent"] => ({
  marketing: row.marketingConsent,
  ...Stored.parse(row.consent),
});
