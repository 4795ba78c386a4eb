import MimeNode, { type MimeNodeHeaders } from "nodemailer/lib/mime-node";
import type { OutgoingMail } from "../port";
import { quotedPrintable } from "./quoted-printable";

/** Neither quoted-printable nor base64 can hold `=_`, so these part the texts of any mail (RFC 2045, 6.7). */
const MIXED = "=_mixed";
const ALTERNATIVE = "=_alternative";

const CALENDAR_FILE = "invite.ics";

/**
 * The bytes of a mail: its two texts, one to choose, and with a calendar its invitation, for programs that understand
 * one beside the texts and for all others as a file. Its headers are the mail library's, which knows how names, long
 * lines and all that must not become a header are written; its parts have one shape, so nothing is decided here.
 */
export function writeMessage(mail: OutgoingMail, messageId: string): Buffer {
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
  { from, to, replyTo, subject, headers }: OutgoingMail,
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
  // Set, not added: what the mail says of itself stands above a header of the same name.
  node.setHeader(own);
  return node.buildHeaders();
}

const inBase64 = (text: string): string =>
  Buffer.from(text, "utf8")
    .toString("base64")
    .replace(/.{76}(?=.)/g, "$&\r\n");
