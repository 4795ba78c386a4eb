import type { Registration } from "@/lib/generated/prisma/client";
import { maskEmail } from "@/lib/platform/text/mask-email";

/**
 * Returns the audit log's fields of a registration. The log can't be erased, so it contains no full addresses
 * or names.
 */
export const auditRegistration = (row: Registration) => ({
  event_id: row.eventId,
  email: maskEmail(row.email),
  state: row.state,
  source: row.source,
  marketing_consent: row.marketingConsent,
});
