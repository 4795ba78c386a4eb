import type { CreateEmailOptions, CreateEmailResponse, Resend } from "resend";
import { z } from "zod";
import { EmailError, type EmailParty, type EmailProvider, type OutgoingEmail } from "./port";

interface Options {
  apiKey: string;
  /** The API's base URL, without `/emails`. */
  baseUrl: string;
  timeoutMs?: number;
}

/** Resend's API, through its own package: https://resend.com/docs/api-reference/emails/send-email */
export function resendProvider({ apiKey, baseUrl, timeoutMs = 20_000 }: Options): EmailProvider {
  let client: Promise<Resend> | undefined;
  return {
    name: "resend",
    send: async (mail, idempotencyKey) => {
      // Loaded with the first email, because processes that send over SMTP never need it.
      client ??= import("resend").then(
        (library) => new library.Resend(apiKey, { baseUrl: baseUrl.replace(/\/$/, "") }),
      );
      const request = {
        idempotencyKey,
        signal: AbortSignal.timeout(timeoutMs),
        // An email contains personal links, so it only goes to the configured URL.
        redirect: "manual" as const,
      };
      return { providerId: idOf(await (await client).emails.send(contents(mail), request)) };
    },
    close: async () => undefined,
  };
}

const Taken = z.object({ id: z.string().min(1) });
const Refused = z.object({
  name: z.string().catch("error"),
  message: z.string().catch(""),
  statusCode: z.number().nullable().catch(null),
});

/** If the API doesn't say how long: its limit is per second. A used-up quota isn't about the rate. */
const RATE_WAIT_SECONDS = 1;

/** Reads the API's response. The package doesn't check it against its own types. */
function idOf({ data, error, headers }: CreateEmailResponse): string {
  const taken = Taken.safeParse(data);
  if (taken.success) return taken.data.id.slice(0, 200);
  const refused = Refused.safeParse(error);
  // It is unknown whether the email was accepted. The idempotency key makes a retry safe.
  if (!refused.success) throw new EmailError("The email API's response couldn't be read.", "transient");
  const { name, message, statusCode } = refused.data;
  const limited = statusCode === 429 && !name.includes("quota") ? RATE_WAIT_SECONDS : undefined;
  const seconds = Number(headers?.["retry-after"] ?? limited);
  throw new EmailError(
    `${statusCode ?? "No answer"} ${name}: ${message}`.slice(0, 300),
    statusCode === null || mayPass(statusCode, name) ? "transient" : "permanent",
    Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3_600) : undefined,
  );
}

/** The operator must fix a wrong key or an unverified domain, so such emails wait for that. */
const mayPass = (status: number, reason: string): boolean =>
  status === 401 ||
  status === 403 ||
  status === 408 ||
  status === 429 ||
  status >= 500 ||
  (status === 409 && reason !== "invalid_idempotent_request");

const quoted = ({ name, address }: EmailParty): string =>
  name === "" ? address : `"${name.replace(/["\\]/g, "\\$&")}" <${address}>`;

const contents = (mail: OutgoingEmail): CreateEmailOptions => ({
  from: quoted(mail.from),
  to: [mail.to.address],
  ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  headers: mail.headers,
  // Returned with reports, which may arrive before we have stored the provider's id.
  tags: [{ name: "message_id", value: mail.id }],
  ...(mail.calendar
    ? {
        attachments: [
          {
            filename: "invite.ics",
            content: Buffer.from(mail.calendar.content, "utf8"),
            contentType: `text/calendar; charset=UTF-8; method=${mail.calendar.method}`,
          },
        ],
      }
    : {}),
});
