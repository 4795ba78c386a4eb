import { env } from "@/lib/platform/env";
import type { Job } from "@/lib/platform/jobs";
import { redactText } from "@/lib/platform/log";
import { noteWebhookAttempt } from "@/lib/platform/metrics";
import { OutboundError, outbound } from "@/lib/platform/outbound";
import { cancelBacklog } from "./cancel-backlog";
import { disableWebhook } from "./disable-webhook";
import { type LoadedDelivery, loadDelivery } from "./load-delivery";
import { type Attempt, recordAttempt } from "./record-attempt";
import { MOST_ATTEMPTS, readRetryAfter, waitAfterAttempt } from "./schedule";
import { secretsAt } from "./secret";
import { deliveryHeaders } from "./sign-delivery";

export interface DeliveryRequest {
  deliveryId: string;
  /** One attempt outside the schedule. */
  once: boolean;
  /** A test, which a paused webhook gets too. */
  test: boolean;
}

/** What became of it: an end, or the seconds until the next attempt. */
export type DeliveryResult = { state: string } | { againInSeconds: number };

const SNIPPET_BYTES = 2 * 1024;
const GONE = 410;

/**
 * Makes one attempt at a delivery and writes down what came of it. At least once: a crash between the call and the
 * note makes the attempt again, with the same event id.
 */
export async function deliverWebhook(job: Job, request: DeliveryRequest): Promise<DeliveryResult> {
  const delivery = await loadDelivery(request.deliveryId);
  if (delivery?.state !== "pending") return { state: delivery?.state ?? "gone" };
  if (delivery.dueInSeconds > 1) return { againInSeconds: delivery.dueInSeconds };
  const secrets = secretsAt(delivery, new Date());
  const wanted =
    delivery.webhookStatus === "active" || (request.test && delivery.webhookStatus !== "deleted");
  if (!secrets || !wanted) {
    await cancelBacklog(delivery.webhookId);
    return { state: "cancelled" };
  }
  const attempt = await call(delivery, secrets);
  noteWebhookAttempt(attempt.status, attempt.durationMs);
  const number = delivery.attempts + 1;
  const success = isSuccess(attempt);
  const wait =
    success || attempt.status === GONE || request.once
      ? undefined
      : waitAfterAttempt(number, attempt.retryAfterSeconds, env().SCHEDULE_SCALE, Math.random());
  const noted = await recordAttempt({
    deliveryId: delivery.id,
    webhookId: delivery.webhookId,
    number,
    attempt,
    state: success ? "succeeded" : wait === undefined ? endOf(number, attempt) : "pending",
    waitSeconds: wait ?? null,
  });
  if (attempt.status === GONE) await disableWebhook(job, delivery.webhookId, "gone");
  else if (noted?.failedLong) await disableWebhook(job, delivery.webhookId, "failing");
  return noted?.state === "pending" && wait !== undefined
    ? { againInSeconds: wait }
    : { state: noted?.state ?? "done" };
}

const isSuccess = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

const endOf = (number: number, attempt: Attempt): string =>
  attempt.status !== GONE && number >= MOST_ATTEMPTS ? "exhausted" : "failed";

async function call(delivery: LoadedDelivery, secrets: { current: string; next?: string }): Promise<Attempt> {
  const now = Date.now();
  const timestamp = Math.floor(now / 1000);
  const { eventId, type, body } = delivery;
  const started = performance.now();
  try {
    const answer = await outbound().request({
      method: "POST",
      url: delivery.url,
      allowHttp: delivery.environment === "test",
      headers: deliveryHeaders({ eventId, type, body, timestamp, secrets }),
      body,
    });
    return {
      status: answer.status,
      error: null,
      response: snippet(answer.body),
      durationMs: answer.durationMs,
      retryAfterSeconds: readRetryAfter(answer.headers["retry-after"], now),
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const durationMs = Math.round(performance.now() - started);
    return { status: null, error: error.fault, response: "", durationMs, retryAfterSeconds: undefined };
  }
}

/** The beginning of an answer as text that a database and a page can hold, without what looks like a secret. */
function snippet(body: Buffer): string {
  const text = body
    .subarray(0, SNIPPET_BYTES)
    .toString("utf8")
    .replaceAll(/\p{Cc}/gu, (char) => (char === "\n" || char === "\t" ? char : " "));
  return redactText(text.toWellFormed()).slice(0, SNIPPET_BYTES);
}
