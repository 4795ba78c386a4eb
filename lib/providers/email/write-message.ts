import { encode as base64, wrap as wrapBase64 } from "nodemailer/lib/base64";
import MimeNode, { type MimeNodeHeaders } from "nodemailer/lib/mime-node";
import { encode as qp, wrap as wrapQp } from "nodemailer/lib/qp";
import type { OutgoingEmail } from "./port";

/**
 * Neither quoted-printable nor base64 can contain `=_`, so these boundaries separate the parts of any email
 * (RFC 2045, 6.7).
 */
const MIXED = "=_mixed";
const ALTERNATIVE = "=_alternative";

const CALENDAR_FILE = "invite.ics";

/**
 * Returns the bytes of an email: its two texts as alternatives and, with a calendar, its invitation, both
 * inline for clients that support it and as a file for all others. Headers and encodings come from the mail
 * library, which knows how to write names, long lines and everything that must not become a header.
 * Assembling the parts doesn't: a stream for each part costs three times as much as all of this (record 43).
 */
export function writeMessage(mail: OutgoingEmail, messageId: string): Buffer {
  const { calendar } = mail;
  const texts = [
    part("text/plain; charset=utf-8", "quoted-printable", quotedPrintable(mail.text)),
    part("text/html; charset=utf-8", "quoted-printable", quotedPrintable(mail.html)),
  ];
  const headers = (kind: string, boundary: string): string =>
    headersOf(mail, messageId, `multipart/${kind}; boundary="${boundary}"`);
  const whole = (head: string, body: string): Buffer => Buffer.from(`${head}\r\n\r\n${body}`, "latin1");
  if (!calendar) return whole(headers("alternative", ALTERNATIVE), among(ALTERNATIVE, texts));
  const file = inBase64(calendar.content);
  const choice = [...texts, part(`text/calendar; charset=utf-8; method=${calendar.method}`, "base64", file)];
  const attached = `application/ics; name=${CALENDAR_FILE}\r\nContent-Disposition: attachment; filename=${CALENDAR_FILE}`;
  const body = among(MIXED, [
    `Content-Type: multipart/alternative; boundary="${ALTERNATIVE}"\r\n\r\n${among(ALTERNATIVE, choice)}`,
    part(attached, "base64", file),
  ]);
  return whole(headers("mixed", MIXED), body);
}

const part = (type: string, encoding: string, content: string): string =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}`;

const among = (boundary: string, parts: readonly string[]): string =>
  `${parts.map((one) => `\r\n--${boundary}\r\n${one}`).join("")}\r\n--${boundary}--\r\n`;

function headersOf(
  { from, to, replyTo, subject, headers }: OutgoingEmail,
  messageId: string,
  type: string,
): string {
  const node = new MimeNode(type, { baseBoundary: "unused" });
  node.addHeader(headers);
  const own: MimeNodeHeaders = [
    { key: "From", value: from },
    { key: "To", value: to },
    ...(replyTo ? [{ key: "Reply-To", value: { name: "", address: replyTo } }] : []),
    { key: "Subject", value: subject },
    { key: "Message-ID", value: messageId },
  ];
  // Replaces rather than adds, because the email's own value takes precedence over a header with the same
  // name.
  node.setHeader(own);
  return node.buildHeaders();
}

const quotedPrintable = (text: string): string => wrapQp(qp(text.replaceAll(/\r\n?|\n/g, "\r\n")));

const inBase64 = (text: string): string => wrapBase64(base64(text));
