import type { MailMessage } from "@/lib/generated/prisma/client";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { ComposedEmail } from "../definition/composed-email";

/** An email's content except its heading. Its links give access, so the database stores it encrypted. */
export type EmailBody = Pick<ComposedEmail, "html" | "text" | "calendar" | "headers">;

type Row = Pick<MailMessage, "body" | "html" | "text" | "calendar" | "headers">;

/** Returns the columns of an email with this content. */
export function storedEmail({ html, text, calendar, headers, ...heading }: ComposedEmail) {
  return { ...heading, body: sealBody({ html, text, calendar, headers }) };
}

export const sealBody = (body: EmailBody): Buffer<ArrayBuffer> => seal(JSON.stringify(body));

/** Returns empty texts if the email isn't composed yet, or its body was dropped. */
export function bodyOf(row: Row): EmailBody {
  if (row.body) return JSON.parse(unseal(row.body)) as EmailBody;
  // Stored unencrypted by an older release. The sweep encrypts it.
  const { html, text, calendar, headers } = row;
  return { html, text, calendar, headers: headers as Record<string, string> };
}

/** True if the content exists: composed and not dropped yet. */
export const hasBody = (row: Row): boolean => row.body !== null || row.html !== "" || row.text !== "";
