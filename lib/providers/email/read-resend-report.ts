import { z } from "zod";
import { type DeliveryReport, ForgedReport } from "./delivery-report";

const texts = z.string().catch("");

const Report = z.object({
  type: z.enum(["email.bounced", "email.complained", "email.failed", "email.suppressed"]),
  created_at: z.coerce.date(),
  data: z.object({
    email_id: z.string().min(1).max(200),
    to: z.array(z.string()).min(1),
    tags: z.record(z.string(), z.string()).catch({}),
    bounce: z.object({ message: texts, type: texts, subType: texts }).optional().catch(undefined),
    failed: z.object({ reason: texts }).optional().catch(undefined),
    suppressed: z.object({ message: texts }).optional().catch(undefined),
  }),
});

type Data = z.infer<typeof Report>["data"];

const WHAT = {
  "email.bounced": "bounced",
  // The provider suppresses the address because of an earlier bounce or complaint.
  "email.suppressed": "bounced",
  "email.complained": "complained",
  "email.failed": "failed",
} as const;

/**
 * Reads Resend's webhook about an email: https://resend.com/docs/dashboard/webhooks/event-types
 * @returns undefined if nothing needs to be done
 * @throws ForgedReport
 */
export async function readResendReport(
  body: string,
  headers: Headers,
  secret: string,
): Promise<DeliveryReport | undefined> {
  const { Resend } = await import("resend");
  const header = (name: string): string => headers.get(`svix-${name}`) ?? "";
  let event: unknown;
  try {
    // The API key isn't used for verification.
    event = new Resend("none").webhooks.verify({
      payload: body,
      headers: { id: header("id"), timestamp: header("timestamp"), signature: header("signature") },
      webhookSecret: secret,
    });
  } catch {
    throw new ForgedReport("The report isn't signed with the webhook's secret.");
  }
  const parsed = Report.safeParse(event);
  if (!parsed.success) return undefined;
  const { type, created_at, data } = parsed.data;
  return {
    messageId: data.tags.message_id,
    providerId: data.email_id,
    address: data.to[0] ?? "",
    what: WHAT[type],
    // A full mailbox or an unavailable server says nothing about the address.
    isFinal: !["Transient", "Undetermined"].includes(data.bounce?.type ?? ""),
    reason: reasonOf(data, WHAT[type]).slice(0, 500),
    at: created_at,
  };
}

const reasonOf = ({ bounce, failed, suppressed }: Data, what: string): string =>
  what === "complained"
    ? "The reader marked it as spam."
    : bounce?.message || failed?.reason || suppressed?.message || "The email bounced.";
