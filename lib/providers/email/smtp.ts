import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type SMTPPool from "nodemailer/lib/smtp-pool";
import { EmailError, type EmailProvider, type OutgoingEmail } from "./port";
import { writeMessage } from "./write-message";

export interface DkimKey {
  domain: string;
  selector: string;
  /** PEM */
  privateKey: string;
}

interface Options {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string;
  /** Signs each email. Without it, the mail server may. */
  dkim?: DkimKey | undefined;
  /** Maximum silence of the server, in milliseconds. */
  silenceMs?: number;
}

/** Maximum concurrent emails. More would wait inside the driver, where no lease covers them. */
export const SMTP_CONNECTIONS = 10;

/**
 * RFC 8058 requires a signature over both headers. Headers that a mail server may add or change are not
 * signed.
 */
const SIGNED = {
  headerFieldNames:
    "from:to:reply-to:subject:date:message-id:mime-version:content-type:list-unsubscribe:list-unsubscribe-post",
};

/**
 * SMTP over a few persistent connections. The protocol has no idempotency keys; a stable `Message-ID` takes
 * their place.
 */
export function smtpProvider({ url, dkim, silenceMs = 30_000 }: Options): EmailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    maxMessages: 500,
    // One retry, for a persistent connection that the server had closed. All other retries are up to the job.
    maxRequeues: 1,
    connectionTimeout: Math.min(5_000, silenceMs),
    greetingTimeout: Math.min(5_000, silenceMs),
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim
      ? {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            ...SIGNED,
          },
        }
      : {}),
  } as SMTPPool.Options);
  // An email in one piece needs no stream pipeline. The signer, however, reads one.
  if (!dkim)
    transport.use("stream", ({ message: whole, data }, done) => {
      whole.createReadStream = () => Readable.from(data.raw as Buffer);
      done();
    });
  return {
    name: "smtp",
    send: async (mail, idempotencyKey) => {
      const envelope = message(mail, idempotencyKey);
      const sent = await transport.sendMail(envelope).catch((error: unknown) => {
        throw asEmailError(error);
      });
      return { providerId: sent.messageId };
    },
    close: async () => transport.close(),
  };
}

function message(mail: OutgoingEmail, idempotencyKey: string): SMTPPool.MailOptions {
  const domain = mail.from.address.split("@").at(-1) ?? "localhost";
  const messageId = `<${idempotencyKey}@${domain}>`;
  return {
    messageId,
    envelope: { from: mail.from, to: [mail.to] },
    raw: writeMessage(mail, messageId),
  };
}

interface SmtpError extends Error {
  responseCode?: number;
  code?: string;
  command?: string;
  response?: string;
}

/**
 * The server's own 5xx is permanent. Everything else (4xx, connection or sign-in failure) may be temporary.
 */
function asEmailError(error: unknown): EmailError {
  const { message, responseCode, code, command, response } = error as SmtpError;
  const refused = typeof responseCode === "number" && responseCode >= 500 && code !== "EAUTH";
  return new EmailError(
    `${code ?? "SMTP"}: ${String(message).slice(0, 300)}`,
    refused ? "permanent" : "transient",
    !refused && isAboutRate(response) ? RATE_WAIT_SECONDS : undefined,
    refused && isAboutAddress(command, response),
  );
}

/** Servers don't say how long to wait. */
const RATE_WAIT_SECONDS = 2;

/** Servers have no code of their own for a sender who is too fast. 4.2 is about the recipient's mailbox. */
const isAboutRate = (response = ""): boolean =>
  /^4\d\d/.test(response) &&
  !/^\d{3}[ -]4\.2\./.test(response) &&
  /throttl|\brate\b|too (many|much) (messages|e?mails?|requests)/i.test(response);

/**
 * Rejections for policy (5.7), a full mailbox (5.2.2, 5.2.3) or a server problem (5.3) aren't about the
 * address.
 */
const isAboutAddress = (command = "", response = ""): boolean =>
  (command === "RCPT TO" || command === "DATA") && !/^\d{3}[ -]5\.(7|3|2\.[23])\b/.test(response);
