import { noteDelivery } from "@/lib/modules/email/sending";
import { isDatabaseDown } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { readUpTo } from "@/lib/platform/runtime/read-up-to";
import { readResendReport } from "@/lib/providers/email";

const MAX_BYTES = 256 * 1024;

/** Receives Resend's reports of bounces and complaints. It retries on anything but a 2xx. */
export async function POST(request: Request): Promise<Response> {
  const { RESEND_WEBHOOK_SECRET: secret } = env();
  if (!secret) return answer(404, "not_found");
  const body = await readUpTo(request, MAX_BYTES);
  if (!body) return answer(413, "too_large");
  try {
    const report = await readResendReport(body.toString("utf8"), request.headers, secret);
    if (report) await noteDelivery(report);
    return answer(200, "ok");
  } catch (error) {
    if (isForged(error)) return answer(401, "unauthorized");
    if (!isDatabaseDown(error)) log().error({ err: error }, "report of the mail provider failed");
    return answer(503, "unavailable");
  }
}

/** Compared by name: the class may exist once in the server entry and once in this bundle. */
const isForged = (error: unknown): boolean => error instanceof Error && error.name === "ForgedReport";

const answer = (status: number, word: string): Response =>
  Response.json({ status: word }, { status, headers: { "Cache-Control": "no-store" } });
