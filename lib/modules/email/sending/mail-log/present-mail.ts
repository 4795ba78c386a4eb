import type { MailMessage } from "@/lib/generated/prisma/client";
import type { OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { MAIL_STATES, mailContract } from "../contract";

type Mail = OutputOf<typeof mailContract.listMail>["items"][number];

export const presentMail = (row: MailMessage, slug: string | undefined): Mail => ({
  id: row.id,
  kind: row.kind,
  state: row.state as (typeof MAIL_STATES)[number],
  to: { name: row.toName, email: row.toEmail },
  subject: row.subject,
  error: row.error,
  event_slug: slug ?? null,
  created_at: iso(row.createdAt),
  sent_at: isoOrNull(row.sentAt),
});
