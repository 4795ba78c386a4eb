import type { Registration } from "@/lib/generated/prisma/client";
import { maskEmail } from "@/lib/platform/text/mask-email";

/** What the audit log keeps: it cannot forget, so it does not learn whole addresses and names. */
export const auditRegistration = (row: Registration) => ({
  event_id: row.eventId,
  email: maskEmail(row.email),
  state: row.state,
  source: row.source,
  marketing_consent: row.marketingConsent,
});
