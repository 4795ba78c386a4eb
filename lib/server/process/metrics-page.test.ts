import { beforeAll, expect, it } from "vitest";
import { noteWebhookAttempt } from "@/lib/platform/metrics/metrics";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";
import { metricsPage } from "./metrics-page";

const token = "a-token-for-the-metrics-page";
let key: string;
let poorKey: string;

beforeAll(async () => {
  env().METRICS_TOKEN = token;
  key = await (await makeWorkspace()).key();
  poorKey = await (await makeWorkspace({ plan: "free" })).key();
});

const read = async (): Promise<string> => (await metricsPage(`Bearer ${token}`)).body;

/** Returns the value of the one sample with this name and these labels. */
function sample(page: string, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const lines = page.split("\n").filter((line) => new RegExp(`^${name}[{ ]`).test(line));
  return Number(
    lines
      .find((line) => wanted.every((part) => line.includes(part)))
      ?.split(" ")
      .at(-1) ?? Number.NaN,
  );
}

it("requires the token, and returns 404 if none is set", async () => {
  expect((await metricsPage(undefined)).status).toBe(401);
  expect((await metricsPage(token)).status).toBe(401);
  expect(await metricsPage(`Bearer ${token}x`)).toMatchObject({
    status: 401,
    headers: { "WWW-Authenticate": "Bearer" },
    body: "Unauthorized\n",
  });
  env().METRICS_TOKEN = undefined;
  expect((await metricsPage("Bearer ")).status).toBe(404);
  env().METRICS_TOKEN = token;
});

it("counts requests by operation and status, and refusals by code", async () => {
  await api("GET", "/v1/clients", { key });
  await api("POST", "/v1/clients", { key, body: {} });
  await api("GET", "/v1/clients/someone-s-own-path", {});
  Object.assign(env(), { RATE_TEST_BURST: 2, RATE_TEST_PER_SECOND: 0.01 });
  await Promise.all(Array.from({ length: 9 }, () => api("GET", "/v1/clients", { key: poorKey })));
  const page = await read();
  const count = "showrunner_request_duration_seconds_count";
  expect(sample(page, count, { operation: "listClients", status: "200" })).toBeGreaterThanOrEqual(1);
  expect(sample(page, count, { operation: "createClient", status: "400" })).toBe(1);
  expect(sample(page, "showrunner_refusals_total", { code: "validation_error" })).toBe(1);
  expect(sample(page, "showrunner_refusals_total", { code: "rate_limited" })).toBeGreaterThan(5);
  expect(page).not.toContain("someone-s-own-path");
  expect(page).not.toContain(key);
});

it("reports queued and finished jobs, connections and the process", async () => {
  await api("POST", "/v1/events", { key, body: { title: "Counted", generate_show_plan: true } });
  const waiting = await read();
  const kind = /showrunner_jobs\{kind="([^"]+)",state="queued"\} [1-9]/.exec(waiting)?.[1] ?? "none";
  expect(sample(waiting, "showrunner_job_oldest_due_seconds", { kind })).toBeGreaterThanOrEqual(0);
  await runDueJobs();
  noteWebhookAttempt(204, 12);
  noteWebhookAttempt(null, 5_000);
  const page = await read();
  expect(sample(page, "showrunner_jobs", { kind, state: "queued" })).toBeNaN();
  expect(sample(page, "showrunner_job_duration_seconds_count", { kind, end: "succeeded" })).toBeGreaterThan(
    0,
  );
  expect(sample(page, "showrunner_job_lag_seconds_count", { kind })).toBeGreaterThan(0);
  expect(sample(page, "showrunner_webhook_attempt_duration_seconds_count", { outcome: "2xx" })).toBe(1);
  expect(sample(page, "showrunner_webhook_attempt_duration_seconds_sum", { outcome: "no_answer" })).toBe(5);
  expect(sample(page, "showrunner_database_connections", { state: "open" })).toBeGreaterThan(0);
  expect(sample(page, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  expect(sample(page, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
});
