import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { pool } from "../database/db";
import { processSingleton } from "../runtime/process-singleton";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const LONG_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1_800];

function makeInstruments() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: "showrunner_request_duration_seconds",
      help: "Completed calls by operation and status.",
      labelNames: ["operation", "status"] as const,
      buckets: SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: "showrunner_refusals_total",
      help: "Failed calls by error code.",
      labelNames: ["code"] as const,
      registers,
    }),
    jobs: new Histogram({
      name: "showrunner_job_duration_seconds",
      help: "Job runs by kind and outcome.",
      labelNames: ["kind", "end"] as const,
      buckets: LONG_SECONDS,
      registers,
    }),
    jobLag: new Histogram({
      name: "showrunner_job_lag_seconds",
      help: "Time from when a job was due until its run started.",
      labelNames: ["kind"] as const,
      buckets: LONG_SECONDS,
      registers,
    }),
    webhooks: new Histogram({
      name: "showrunner_webhook_attempt_duration_seconds",
      help: "Webhook delivery attempts by outcome: the response's class, or why there was none.",
      labelNames: ["outcome"] as const,
      buckets: SECONDS,
      registers,
    }),
    queue: new Gauge({
      name: "showrunner_jobs",
      help: "Open jobs by kind and state, across all processes.",
      labelNames: ["kind", "state"] as const,
      registers,
    }),
    queueAge: new Gauge({
      name: "showrunner_job_oldest_due_seconds",
      help: "How long the oldest due job of a kind has been waiting.",
      labelNames: ["kind"] as const,
      registers,
    }),
    processes: new Gauge({
      name: "showrunner_processes",
      help: "Live processes, by pool.",
      labelNames: ["pool"] as const,
      registers,
    }),
    capabilities: new Gauge({
      name: "showrunner_media_capability",
      help: "This media worker's capabilities: 1 for each installed converter, and for working isolation.",
      labelNames: ["name"] as const,
      registers,
    }),
    pool: poolGauge(registers),
  };
}

function poolGauge(registers: Registry[]): Gauge<"state"> {
  return new Gauge({
    name: "showrunner_database_connections",
    help: "Connections in this process's pool, and callers waiting for one.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = pool();
      this.set({ state: "open" }, totalCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waiting" }, waitingCount);
    },
  });
}

/** One set per process, shared by all copies of this code. */
export const instruments = (): ReturnType<typeof makeInstruments> =>
  processSingleton("metrics", makeInstruments);

/**
 * Records a completed call. `operation` comes from the registry, never from the caller, so that it has few
 * values.
 */
export function noteRequest(call: { operation: string; status: number; code?: string; ms: number }): void {
  const { requests, refusals } = instruments();
  requests.observe({ operation: call.operation, status: String(call.status) }, call.ms / 1_000);
  if (call.code !== undefined) refusals.inc({ code: call.code });
}

/** Records a media worker's report about its machine. */
export function noteCapabilities(found: Record<string, boolean>): void {
  for (const [name, there] of Object.entries(found)) instruments().capabilities.set({ name }, Number(there));
}

export function noteJobRun(run: { kind: string; end: string; ms: number; lagMs: number }): void {
  const { jobs, jobLag } = instruments();
  jobs.observe({ kind: run.kind, end: run.end }, run.ms / 1_000);
  jobLag.observe({ kind: run.kind }, Math.max(0, run.lagMs) / 1_000);
}

/** Records a delivery attempt: the response's status, or null if there was none. */
export function noteWebhookAttempt(status: number | null, ms: number): void {
  const outcome = status === null ? "no_answer" : `${Math.floor(status / 100)}xx`;
  instruments().webhooks.observe({ outcome }, ms / 1_000);
}
