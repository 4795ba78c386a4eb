import type { MailMessage } from "@/lib/generated/prisma/client";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { ComposedEmail } from "../definition/composed-email";

/** What a mail says beyond its heading. Its links let people in, so the database holds it encrypted. */
export type EmailBody = Pick<ComposedEmail, "html" | "text" | "calendar" | "headers">;

type Row = Pick<MailMessage, "body" | "html" | "text" | "calendar" | "headers">;

/** The columns of a mail with this content. */
export function storedEmail({ html, text, calendar, headers, ...heading }: ComposedEmail) {
  return { ...heading, body: sealBody({ html, text, calendar, headers }) };
}

export const sealBody = (body: EmailBody): Buffer<ArrayBuffer> => seal(JSON.stringify(body));

/** Empty texts where the mail is not written yet, or its body was dropped. */
export function bodyOf(row: Row): EmailBody {
  if (row.body) return JSON.parse(unseal(row.body)) as EmailBody;
  // Written by a process of a former release; the sweep seals it.
  const { html, text, calendar, headers } = row;
  return { html, text, calendar, headers: headers as Record<string, string> };
}

/** Whether the content is there: made, and not dropped yet. */
export const hasBody = (row: Row): boolean => row.body !== null || row.html !== "" || row.text !== "";
