import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { functions } from "@/inngest";
import { kindNames } from "@/inngest/kinds";
import { answerEngine, isEnginePath } from "@/inngest/serve";
import { failure } from "@/lib/api/wire/envelope";
import { isDocumentation } from "@/lib/docs/markdown-address";
import { isFilesPath } from "@/lib/files/files-path";
import { handleFiles } from "@/lib/files/handle-files";
import { sweepStorageNotices } from "@/lib/modules/accounts/storage-notices";
import { sweepRecordingUploads } from "@/lib/modules/after/recording-uploads";
import { sweepSpeakerUploads } from "@/lib/modules/after/tracks";
import { sweepCalls } from "@/lib/modules/calls/calls";
import { startNotetakers, sweepNotetakers } from "@/lib/modules/calls/notetaker";
import { startTestClocks } from "@/lib/modules/developers/test-clock";
import { sweepAssets } from "@/lib/modules/files/assets";
import { sweepFiles } from "@/lib/modules/files/files";
import { remakeStaleKits } from "@/lib/modules/made/promo-kit";
import { sweepPreviews } from "@/lib/modules/made/shorts";
import { sweepPresentations } from "@/lib/modules/material/presentations";
import { sweepUploads } from "@/lib/modules/material/uploads";
import { sweepVideos } from "@/lib/modules/material/videos";
import { noteVisit } from "@/lib/modules/numbers/visits";
import { sweepRecordings } from "@/lib/modules/replays/recordings";
import { startRoomReconciler } from "@/lib/modules/room/room";
import { handleOauth, isOauthPath } from "@/lib/oauth/handle-oauth";
import { Problem } from "@/lib/operation/problem";
import { db, pool } from "@/lib/platform/database/db";
import { followDatabaseClock } from "@/lib/platform/database/follow-database-clock";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { startJobs } from "@/lib/platform/jobs";
import { registerSweep } from "@/lib/platform/jobs/retention";
import { noteRequest } from "@/lib/platform/metrics/metrics";
import { releaseUnusedRequests } from "@/lib/platform/money/request-lease";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { log } from "@/lib/platform/runtime/log";
import { beginStopping, stopping } from "@/lib/platform/runtime/stopping";
import { traced } from "@/lib/platform/runtime/trace";
import { inngestEngine } from "@/lib/providers/engine/inngest";
import { signupPageCache } from "@/lib/server/pages/signup-page-cache";
import { signupVisit } from "@/lib/server/pages/signup-visit";
import { isApiPath } from "@/lib/server/process/answer-api";
import { consoleToLog } from "@/lib/server/process/console-to-log";
import { Connections } from "@/lib/server/process/drain";
import { readiness } from "@/lib/server/process/health";
import { makeHttpServer } from "@/lib/server/process/http-server";
import { insideAddress } from "@/lib/server/process/inside-address";
import { metricsPage } from "@/lib/server/process/metrics-page";
import { sendAnswer, toApiRequest } from "@/lib/server/process/node-adapter";
import { serveApi } from "@/lib/server/process/serve-api";
import { warmUp } from "@/lib/server/process/warm-up";

const DRAIN_MS = 8_000;
const settings = env();
const dev = settings.NODE_ENV === "development";
if (!dev) consoleToLog();
const tracing = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import("@/lib/server/process/tracing")).startTracing(settings, pool())
  : undefined;
const render = settings.SERVE_PAGES ? await preparePages() : noPages;
const pageCache = settings.SERVE_PAGES && !dev ? await signupPageCache(render) : undefined;

type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function preparePages(): Promise<Render> {
  const { default: next } = await import("next");
  const { HOST: hostname, PORT: port } = settings;
  // Without a server to attach to, Next.js would accept every upgrade request and then cut the connection.
  const app = next({
    dev,
    dir: process.cwd(),
    hostname,
    port,
    ...(dev ? {} : { httpServer: createServer() }),
  });
  await app.prepare();
  return app.getRequestHandler();
}

async function noPages(_request: IncomingMessage, response: ServerResponse): Promise<void> {
  plain(response, 404, JSON.parse(failure(new Problem("not_found"), newId("req"))));
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? "/";
  // In development, Next.js's route files handle them, so that edits apply without a restart.
  if (!dev && isApiPath(url)) return serveApi(request, response);
  // Always handled here: Next.js's routes would buffer the whole body.
  if (isFilesPath(url)) return sendAnswer(request, response, await handleFiles(toApiRequest(request)));
  if (!dev && isOauthPath(url))
    return sendAnswer(request, response, await handleOauth(toApiRequest(request)));
  if (!dev && isEnginePath(url)) return answerEngine(functions, request, response);
  const [path = "/"] = url.split("?");
  if (path === "/healthz") return plain(response, 200, { status: "ok" });
  if (path === "/readyz") {
    const { ready, ...found } = await readiness();
    const serves = ready && !stopping().aborted;
    return plain(response, serves ? 200 : 503, { status: serves ? "ready" : "not_ready", ...found });
  }
  if (path === "/metrics") {
    const page = await metricsPage(request.headers.authorization);
    return void response.writeHead(page.status, page.headers).end(page.body);
  }
  if (!dev && !PAGE_METHODS.includes(request.method ?? "GET")) return refuseMethod(request, response);
  // For Next.js's routes. Overwrites what a caller sends in this header.
  const { address } = toApiRequest(request);
  request.headers["x-real-ip"] = address;
  if (isDocumentation(url)) response.appendHeader("Vary", "Accept");
  request.url = insideAddress(request);
  await traced("page", { kind: "server" }, () => renderPage(request, response, address));
}

const PAGE_METHODS = ["GET", "HEAD", "POST"];

/** Next.js answers some other methods with a bare failure or not at all. */
function refuseMethod({ method }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Allow", [...PAGE_METHODS, "OPTIONS"].join(", "));
  if (method === "OPTIONS") response.writeHead(204).end();
  else plain(response, 405, JSON.parse(failure(new Problem("method_not_allowed"), newId("req"))));
}

async function renderPage(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  const started = performance.now();
  const visit = signupVisit(request);
  if (!(await pageCache?.answer(request, response, address))) await render(request, response);
  if (visit && response.statusCode === 200) noteVisit({ ...visit, address });
  noteRequest({ operation: "page", status: response.statusCode, ms: performance.now() - started });
}

function plain(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
  });
  response.end(text);
}

const server = makeHttpServer((request, response) =>
  serve(request, response).catch((error: unknown) => {
    log().error({ err: error }, "request failed outside the pipeline");
    if (!response.headersSent)
      plain(response, 500, JSON.parse(failure(new Problem("internal_error"), newId("req"))));
    else response.destroy();
  }),
);

const connections = new Connections(server);

await warmUp();
followDatabaseClock();
await startTestClocks(stopping());
registerSweep("files", sweepFiles);
registerSweep("assets", sweepAssets);
registerSweep("presentations", sweepPresentations);
registerSweep("promo kits", remakeStaleKits);
registerSweep("clip previews", sweepPreviews);
registerSweep("videos", sweepVideos);
registerSweep("recordings", sweepRecordings);
registerSweep("sales calls", sweepCalls);
registerSweep("notetakers", sweepNotetakers);
registerSweep("recording uploads", sweepRecordingUploads);
registerSweep("speakers' uploads", sweepSpeakerUploads);
registerSweep("uploads", sweepUploads);
registerSweep("storage notices", sweepStorageNotices);
const jobs = startJobs(inngestEngine, { known: kindNames });
const rooms = startRoomReconciler();
const notetakers = startNotetakers();
server.listen(settings.PORT, settings.HOST, () => log().info({ port: settings.PORT }, "listening"));

/** Stops accepting work, lets running work finish, then exits. */
async function stop(signal: string): Promise<void> {
  if (stopping().aborted) return;
  beginStopping();
  const started = performance.now();
  log().info({ signal }, "stopping");
  const hard = setTimeout(() => process.exit(1), DRAIN_MS + 1_500);
  hard.unref();
  const work = [jobs.stop(), rooms.stop(), notetakers.stop()];
  const [cut] = await Promise.all([connections.drain(DRAIN_MS), ...work]);
  await flushWriteBuffers();
  await releaseUnusedRequests().catch(() => {});
  await jobs.end().catch(() => {});
  await db()
    .$disconnect()
    .catch(() => {});
  await pool()
    .end()
    .catch(() => {});
  await tracing?.stop().catch(() => {});
  log().info({ cut, ms: Math.round(performance.now() - started) }, "stopped");
  process.exit(0);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
process.on("unhandledRejection", (error) => log().error({ err: error }, "unhandled rejection"));
