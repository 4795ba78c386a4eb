import { databaseNow } from "@/lib/platform/database/database-clock";
import type { Job } from "@/lib/platform/jobs";
import { EndWritten, rescheduleIn } from "@/lib/platform/jobs/reschedule";
import { noteWebhookAttempt } from "@/lib/platform/metrics/metrics";
import { OutboundError } from "@/lib/platform/outbound";
import { env } from "@/lib/platform/runtime/env";
import { redactText } from "@/lib/platform/runtime/log";
import { cancelBacklog } from "./cancel-pending-deliveries";
import { disableWebhook } from "./disable-webhook";
import { type Endpoint, endpointOf } from "./endpoint";
import { type LoadedDelivery, type LoadedWebhook, loadDeliveries, loadWebhooks } from "./load-delivery";
import { type Attempt, recordAttempt } from "./record-attempt";
import { MAX_ATTEMPTS, readRetryAfter, retryDelay } from "./schedule";

interface DeliveryRequest {
  job: Job;
  deliveryId: string;
  webhookId: string;
  /** True for a single attempt outside the schedule. */
  once: boolean;
  /** True for a test, which a paused webhook receives too. */
  test: boolean;
}

/** One attempt with all the data it needs. `end` returns the outcome of its job. */
interface PreparedDelivery {
  call(): Promise<void>;
  end(): Promise<unknown>;
}

const SNIPPET_BYTES = 2 * 1024;
const GONE = 410;

/**
 * Reads what many attempts need, in two statements. Each prepared delivery then makes one attempt and records
 * it. At least once: after a crash between the call and the record, the attempt is repeated with the same
 * event ID.
 */
export async function prepareDeliveries(requests: DeliveryRequest[]): Promise<PreparedDelivery[]> {
  const [deliveries, webhooks] = await Promise.all([
    loadDeliveries(requests.map(({ deliveryId }) => deliveryId)),
    loadWebhooks(requests.map(({ webhookId }) => webhookId)),
  ]);
  const endpoints = new Map<string, Endpoint | Error>();
  return requests.map((request) => {
    const delivery = deliveries.get(request.deliveryId);
    const webhook = webhooks.get(request.webhookId);
    if (delivery?.state !== "pending") return alreadyEnded({ state: delivery?.state ?? "gone" });
    if (webhook?.id !== delivery.webhookId) return alreadyEnded({ state: "gone" });
    const isWanted = webhook.status === "active" || (request.test && webhook.status !== "deleted");
    if (!isWanted) return cancelled(webhook.id);
    if (delivery.dueInSeconds > 1) return alreadyEnded(rescheduleIn(delivery.dueInSeconds));
    const endpoint = endpoints.get(webhook.id) ?? tryEndpoint(webhook);
    endpoints.set(webhook.id, endpoint);
    return endpoint instanceof Error ? failed(endpoint) : prepare(request, delivery, endpoint);
  });
}

const alreadyEnded = (result: unknown): PreparedDelivery => ({
  call: async () => undefined,
  end: async () => result,
});
const cancelled = (webhookId: string): PreparedDelivery => ({
  call: async () => undefined,
  end: async () => {
    await cancelBacklog(webhookId);
    // By then its own is cancelled too, even if another transaction had it.
    return rescheduleIn(1);
  },
});
const failed = (error: Error): PreparedDelivery => ({
  call: () => Promise.reject(error),
  end: async () => null,
});

/** A secret that can't be decrypted fails only its own deliveries. */
function tryEndpoint(webhook: LoadedWebhook): Endpoint | Error {
  try {
    return endpointOf(webhook, databaseNow());
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function prepare(request: DeliveryRequest, delivery: LoadedDelivery, endpoint: Endpoint): PreparedDelivery {
  const { sign } = endpoint;
  if (!sign) return failed(new Error("The webhook has no secret."));
  let attempt: Attempt | undefined;
  return {
    call: async () => {
      if (endpoint.gone) return;
      attempt = await callOnce(delivery, endpoint, sign);
      endpoint.gone ||= attempt.status === GONE;
    },
    // Not sent now. By the next attempt, the webhook is disabled and its pending deliveries are cancelled.
    end: () => (attempt ? record(request, delivery, attempt) : Promise.resolve(rescheduleIn(1))),
  };
}

async function record(
  { job, once }: DeliveryRequest,
  delivery: LoadedDelivery,
  attempt: Attempt,
): Promise<unknown> {
  noteWebhookAttempt(attempt.status, attempt.durationMs);
  const number = delivery.attempts + 1;
  const success = isSuccess(attempt);
  const wait =
    success || attempt.status === GONE || once
      ? undefined
      : retryDelay(number, attempt.retryAfterSeconds, env().SCHEDULE_SCALE, Math.random());
  const recorded = await recordAttempt({
    job,
    deliveryId: delivery.id,
    number,
    attempt,
    state: success ? "succeeded" : wait === undefined ? endOf(number, attempt) : "pending",
    waitSeconds: wait ?? null,
  });
  if (attempt.status === GONE) await disableWebhook(job, delivery.webhookId, "gone");
  else if (recorded?.failedLong) await disableWebhook(job, delivery.webhookId, "failing");
  // Another run has recorded this attempt. If it wrote no end to this job, the delivery may still be pending.
  if (!recorded) return rescheduleIn(0);
  if (!recorded.held) return new EndWritten("lost");
  return new EndWritten(recorded.state === "pending" ? "again" : "succeeded");
}

const isSuccess = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

const endOf = (number: number, attempt: Attempt): string =>
  attempt.status !== GONE && number >= MAX_ATTEMPTS ? "exhausted" : "failed";

function callOnce(
  { eventId, type, body: text }: LoadedDelivery,
  endpoint: Endpoint,
  sign: NonNullable<Endpoint["sign"]>,
): Promise<Attempt> {
  const now = databaseNow().getTime();
  const body = Buffer.from(text);
  const started = performance.now();
  const headers = sign({ eventId, type, body, timestamp: Math.floor(now / 1000) });
  return endpoint.send({ method: "POST", headers, body }).then(
    (answer) => ({
      status: answer.status,
      error: null,
      response: snippet(answer.body),
      durationMs: answer.durationMs,
      retryAfterSeconds: readRetryAfter(answer.headers["retry-after"], now),
    }),
    (error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      const durationMs = Math.round(performance.now() - started);
      return { status: null, error: error.fault, response: "", durationMs, retryAfterSeconds: undefined };
    },
  );
}

/**
 * Returns the start of a response as text that a database and a page can hold, with likely secrets removed.
 */
function snippet(body: Buffer): string {
  const text = body
    .subarray(0, SNIPPET_BYTES)
    .toString("utf8")
    .replaceAll(/\p{Cc}/gu, (char) => (char === "\n" || char === "\t" ? char : " "));
  return redactText(text.toWellFormed()).slice(0, SNIPPET_BYTES);
}
