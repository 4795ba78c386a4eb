import type { MailMessage } from "@/lib/generated/prisma/client";
import { ownSender } from "@/lib/modules/email/sending/address/sender";
import { db } from "@/lib/platform/database/db";
import { literalLike } from "@/lib/platform/database/literal-like";
import { iso } from "@/lib/platform/runtime/clock";
import { bodyOf, hasBody } from "../delivery/stored-body";
import type { InboxHeading, InboxMessage } from "./inbox-message";
import { linksOf } from "./links-of";

const heading = (
  row: Pick<MailMessage, "id" | "toEmail" | "subject" | "kind" | "createdAt">,
): InboxHeading => ({
  id: row.id,
  to: [row.toEmail],
  subject: row.subject,
  kind: row.kind,
  state: "captured",
  at: iso(row.createdAt),
});

/** Returns headings of test emails, newest first. */
export async function capturedHeadings(limit: number, to?: string): Promise<InboxHeading[]> {
  const rows = await db().mailMessage.findMany({
    where: {
      state: "captured",
      ...(to ? { toEmail: { contains: literalLike(to), mode: "insensitive" } } : {}),
    },
    select: { id: true, toEmail: true, subject: true, kind: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return rows.map(heading);
}

/** Returns one test email as it would have been sent. */
export async function capturedMessage(id: string): Promise<InboxMessage | undefined> {
  const row = await db().mailMessage.findUnique({ where: { id } });
  if (row?.state !== "captured") return undefined;
  const { address } = ownSender();
  const body = bodyOf(row);
  const headers = [
    { name: "From", value: `${row.fromName} <${address}>` },
    { name: "To", value: `${row.toName} <${row.toEmail}>` },
    ...(row.replyTo ? [{ name: "Reply-To", value: row.replyTo }] : []),
    { name: "Subject", value: row.subject },
    ...Object.entries(body.headers).map(([name, value]) => ({ name, value })),
  ];
  return {
    ...heading(row),
    from: `${row.fromName} <${address}>`,
    text: body.text,
    html: body.html,
    calendar: body.calendar,
    removed: !hasBody(row),
    headers,
    links: linksOf(body.html, body.text),
  };
}
