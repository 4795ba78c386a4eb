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
        throw asEmailError(error, mail.to.address);
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
function asEmailError(error: unknown, to: string): EmailError {
  const { message, responseCode, code, command = "", response = "" } = error as SmtpError;
  const refused = typeof responseCode === "number" && responseCode >= 500 && code !== "EAUTH";
  const isBounce = refused && isAboutMailbox(command, response);
  const isPermanent = refused && (isBounce || !isAboutSender(command, response));
  return new EmailError(
    `${code ?? "SMTP"}: ${String(message).slice(0, 300)}`,
    isPermanent ? "permanent" : "transient",
    !refused && isAboutRate(response, to) ? RATE_WAIT_SECONDS : undefined,
    isBounce,
  );
}

/** Servers don't say how long to wait. */
const RATE_WAIT_SECONDS = 2;

/**
 * Servers have no code of their own for a sender who is too fast. 4.2, or an answer that names the recipient, isn't
 * about the sender.
 */
const isAboutRate = (response: string, to: string): boolean =>
  !response.toLowerCase().includes(to.toLowerCase()) &&
  /^4\d\d/.test(response) &&
  !/^\d{3}[ -]4\.2\./.test(response) &&
  /throttl|\brate\b|too (many|much) (messages|e?mails?|requests)/i.test(response);

/** RFC 3463: unknown mailbox, domain or syntax, moved, accepts no email, disabled. */
const DEAD_MAILBOX = /^\d{3}[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/;
/** Answers with no enhanced code, or with one that says "other", are judged by their words. */
const SAYS_LITTLE = /^55[013][ -](?!5\.([37]\.|\d+\.[1-9]))/;
const MAILBOX_WORDS = /user|mailbox|recipient|account|unknown|no such|not exist/i;
const OTHER_WORDS =
  /relay|auth|sender|spam|virus|policy|polic|block|black|list|reput|denied|verif|full|quota|too (large|many)/i;

/** Only then is an address never emailed again: what a server says about us or the message is true for all recipients. */
function isAboutMailbox(command: string, response: string): boolean {
  if (command !== "RCPT TO" && command !== "DATA") return false;
  if (DEAD_MAILBOX.test(response)) return true;
  const words = wordsOf(response);
  return (
    command === "RCPT TO" &&
    SAYS_LITTLE.test(response) &&
    MAILBOX_WORDS.test(words) &&
    !OTHER_WORDS.test(words)
  );
}

/** The operator must fix the sign-in, the sender address or the right to relay, so such emails wait for that. */
const isAboutSender = (command: string, response: string): boolean =>
  /^5(03|30|35)/.test(response) ||
  /^\d{3}[ -]5\.1\.[78]\b/.test(response) ||
  (command !== "DATA" && /relay|auth|sender/i.test(wordsOf(response)));

/** Without addresses, which may contain any word. */
const wordsOf = (response: string): string => response.replace(/<[^>]*>|\S+@\S+|https?:\S+/g, "");
