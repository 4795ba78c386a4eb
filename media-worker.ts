import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { kindNames } from "@/inngest/kinds";
import { mediaFunctions } from "@/inngest/media";
import { answerEngine, isEnginePath } from "@/inngest/serve";
import { startJoins } from "@/lib/modules/after/playback";
import { startPrograms } from "@/lib/modules/after/program";
import { startConversions } from "@/lib/modules/after/recording-uploads";
import { startTracks } from "@/lib/modules/after/tracks";
import { startPasses } from "@/lib/modules/after/transcript-passes";
import { startMediaChecks } from "@/lib/modules/material/media-checks";
import { pool } from "@/lib/platform/database/db";
import { startJobs } from "@/lib/platform/jobs";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { matchSessionToNiceness } from "@/lib/platform/runtime/session-priority";
import { beginStopping, stopping } from "@/lib/platform/runtime/stopping";
import { lowerThreadPool } from "@/lib/platform/runtime/thread-pool-priority";
import { followTestClocks } from "@/lib/platform/test-clock/follow-test-clocks";
import { inngestEngine } from "@/lib/providers/engine/inngest";
import { consoleToLog } from "@/lib/server/process/console-to-log";
import { Connections } from "@/lib/server/process/drain";
import { readiness } from "@/lib/server/process/health";
import { metricsPage } from "@/lib/server/process/metrics-page";

/**
 * A process that runs the jobs of the `media` pool: long ones, and those that open uploaded files. It keeps ordinary
 * priority, because it captures shows on air: what it misses is lost. Its conversions and what it composes give way.
 */

const DRAIN_MS = 8_000;
matchSessionToNiceness();
await lowerThreadPool();
const settings = env();
if (settings.NODE_ENV !== "development") consoleToLog();
const tracing = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import("@/lib/server/process/tracing")).startTracing(settings, pool())
  : undefined;

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? "/";
  if (isEnginePath(url)) return answerEngine(mediaFunctions, request, response);
  const [path] = url.split("?");
  if (path === "/healthz") return answer(response, 200, { status: "ok" });
  if (path === "/readyz") {
    const { ready, ...found } = await readiness();
    const serves = ready && !stopping().aborted;
    return answer(response, serves ? 200 : 503, { status: serves ? "ready" : "not_ready", ...found });
  }
  if (path === "/metrics") {
    const page = await metricsPage(request.headers.authorization);
    return void response.writeHead(page.status, page.headers).end(page.body);
  }
  answer(response, 404, { status: "not_found" });
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    log().error({ err: error }, "request failed");
    if (response.headersSent) response.destroy();
    else answer(response, 500, { status: "failed" });
  });
});
const connections = new Connections(server);
await followTestClocks();
const jobs = startJobs(inngestEngine, { pool: "media", known: kindNames });
const checks = startMediaChecks();
const tracks = startTracks();
const programs = startPrograms();
const joins = startJoins();
const passes = startPasses();
const conversions = startConversions();
server.listen(settings.PORT, settings.HOST, () => log().info({ port: settings.PORT }, "listening"));

/** Stops taking jobs, aborts running ones so that they are released, then exits. */
async function stop(signal: string): Promise<void> {
  if (stopping().aborted) return;
  const started = performance.now();
  log().info({ signal }, "stopping");
  setTimeout(() => process.exit(1), DRAIN_MS + 1_500).unref();
  checks.stop();
  beginStopping();
  const [cut] = await Promise.all([
    connections.drain(DRAIN_MS),
    jobs.stop(),
    tracks.stop(),
    programs.stop(),
    joins.stop(),
    passes.stop(),
    conversions.stop(),
  ]);
  await jobs.end().catch(() => {});
  await pool()
    .end()
    .catch(() => {});
  await tracing?.stop().catch(() => {});
  log().info({ cut, ms: Math.round(performance.now() - started) }, "stopped");
  process.exit(0);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
process.on("unhandledRejection", (error) => log().error({ err: error }, "unhandled rejection"));
