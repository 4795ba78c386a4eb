import type { MailMessage } from "@/lib/generated/prisma/client";
import type { OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { EMAIL_STATES, emailContract } from "../contract";

type Email = OutputOf<typeof emailContract.listMail>["items"][number];

export const presentEmail = (row: MailMessage, slug: string | undefined): Email => ({
  id: row.id,
  kind: row.kind,
  state: row.state as (typeof EMAIL_STATES)[number],
  to: { name: row.toName, email: row.toEmail },
  subject: row.subject,
  error: row.error,
  event_slug: slug ?? null,
  created_at: iso(row.createdAt),
  sent_at: isoOrNull(row.sentAt),
});
