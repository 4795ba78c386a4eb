import { type Dispatcher, Pool } from "undici";
import { MailError, type MailParty, type MailProvider, type OutgoingMail } from "./port";

interface Options {
  apiKey: string;
  /** Where the API is, without `/emails`. */
  baseUrl: string;
  timeoutMs?: number;
}

const LARGEST_ANSWER = 64 * 1024;

/** Resend's HTTP API: https://resend.com/docs/api-reference/emails/send-email */
export function resendProvider({ apiKey, baseUrl, timeoutMs = 20_000 }: Options): MailProvider {
  const url = new URL(`${baseUrl.replace(/\/$/, "")}/emails`);
  const pool = new Pool(url.origin, {
    connections: 8,
    connect: { timeout: Math.min(5_000, timeoutMs) },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  return {
    name: "resend",
    send: async (mail, idempotencyKey) => {
      const answer = await request(pool, {
        method: "POST",
        path: `${url.pathname}${url.search}`,
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          "idempotency-key": idempotencyKey,
        },
        body: JSON.stringify(body(mail)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { providerId: idOf(answer) };
    },
    close: () => pool.close(),
  };
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

async function request(pool: Pool, options: Dispatcher.RequestOptions): Promise<Answer> {
  try {
    const { statusCode, headers, body: stream } = await pool.request(options);
    const retryAfter = headers["retry-after"];
    return {
      status: statusCode,
      retryAfter: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter,
      text: await readSome(stream),
    };
  } catch (error) {
    throw new MailError(`No answer from the mail API: ${(error as Error).message}`, "transient");
  }
}

async function readSome(stream: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new Error("the answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function idOf({ status, retryAfter, text }: Answer): string {
  const parsed = parse(text);
  if (status >= 200 && status < 300) {
    if (typeof parsed?.id === "string" && parsed.id) return parsed.id.slice(0, 200);
    // Taken or not? The key makes asking again safe.
    throw new MailError("The mail API answered without an id.", "transient");
  }
  const reason = typeof parsed?.name === "string" ? parsed.name : "error";
  const detail = typeof parsed?.message === "string" ? parsed.message : "";
  const seconds = Number(retryAfter);
  throw new MailError(
    `${status} ${reason}: ${detail}`.slice(0, 300),
    mayPass(status, reason) ? "transient" : "permanent",
    Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3_600) : undefined,
  );
}

/** A wrong key or an unverified domain is the operator's to put right, so such mail waits for that. */
const mayPass = (status: number, reason: string): boolean =>
  status === 401 ||
  status === 403 ||
  status === 408 ||
  status === 429 ||
  status >= 500 ||
  (status === 409 && reason !== "invalid_idempotent_request");

function parse(text: string): { id?: unknown; name?: unknown; message?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? value : undefined;
  } catch {
    return undefined;
  }
}

const quoted = ({ name, address }: MailParty): string =>
  name === "" ? address : `"${name.replace(/["\\]/g, "\\$&")}" <${address}>`;

const body = (mail: OutgoingMail) => ({
  from: quoted(mail.from),
  to: [mail.to.address],
  ...(mail.replyTo ? { reply_to: mail.replyTo } : {}),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  headers: mail.headers,
  ...(mail.calendar
    ? {
        attachments: [
          {
            filename: "invite.ics",
            content: Buffer.from(mail.calendar.content, "utf8").toString("base64"),
            content_type: `text/calendar; charset=UTF-8; method=${mail.calendar.method}`,
          },
        ],
      }
    : {}),
});
