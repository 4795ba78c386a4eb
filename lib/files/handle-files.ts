import { answerRequest, type Trace } from "@/lib/api/http/answer-request";
import type { Outcome } from "@/lib/api/pipeline/execute";
import { answerFile } from "@/lib/api/wire/answer-file";
import type { ApiRequest, ApiResponse } from "@/lib/api/wire/request";
import { PLAYBACK_PATH } from "@/lib/modules/after/playback";
import { isUploadPartKey, requireAwaitedPart } from "@/lib/modules/after/recording-uploads";
import { isChunkKey, requireAwaited } from "@/lib/modules/after/tracks";
import { isTranscriptKey } from "@/lib/modules/after/transcripts";
import { isDropped, storageProblem } from "@/lib/modules/files/files";
import { isPromoKitKey } from "@/lib/modules/made/promo-kit";
import { isUploadKey } from "@/lib/modules/material/uploads";
import { isAnalyticsExportKey } from "@/lib/modules/numbers/analytics";
import { isPlanTableKey } from "@/lib/modules/plan/plan-tables";
import { isExportKey } from "@/lib/modules/registrations/exports";
import { isPartKey } from "@/lib/modules/replays/recordings";
import { findSlide, isSlideKey } from "@/lib/modules/show-basics/slides";
import { findVideoFile, isVideoKey } from "@/lib/modules/show-basics/video-files";
import { notFound, Problem } from "@/lib/operation/problem";
import { databaseNow } from "@/lib/platform/database/database-clock";
import {
  FILES_PATH,
  isFresh,
  isSigned,
  readLocalUrl,
  type StorageProvider,
  storageProvider,
} from "@/lib/providers/storage";
import { isPublishedPath } from "./files-path";
import { receiveSigned } from "./receive-signed";
import { receiveUpload } from "./receive-upload";
import { sendExport } from "./send-export";
import { sendPart } from "./send-part";
import { sendPlayback } from "./send-playback";
import { sendPublished } from "./send-published";
import { sendShown } from "./send-shown";

/**
 * Serves files from local storage for URLs that we signed, and accepts an upload if the URL allows it. Serves
 * recordings, whose URLs we sign as well. Reads and sets no cookies.
 */
export const handleFiles = (request: ApiRequest): Promise<ApiResponse> =>
  answerRequest(request, workFor(request.url));

function workFor(url: string): typeof respond {
  if (isPublishedPath(url)) return publish;
  return url.startsWith(`${PLAYBACK_PATH}/`) ? play : respond;
}

const READS = ["GET", "HEAD"];

async function publish(request: ApiRequest, _requestId: string, trace: Trace): Promise<Outcome> {
  trace.operationId = "published";
  trace.isOpen = true;
  if (!READS.includes(request.method))
    throw new Problem("method_not_allowed", undefined, undefined, { Allow: "GET, HEAD" });
  return orProblem(() => sendPublished(request));
}

async function play(request: ApiRequest, _requestId: string, trace: Trace): Promise<Outcome> {
  trace.operationId = "playback";
  trace.isOpen = true;
  const [path = ""] = request.url.split("?", 1);
  const [token = "", ...names] = path.slice(PLAYBACK_PATH.length + 1).split("/");
  trace.path = [PLAYBACK_PATH, "[redacted]", ...names].join("/");
  if (!READS.includes(request.method))
    throw new Problem("method_not_allowed", undefined, undefined, { Allow: "GET, HEAD" });
  return orProblem(() => sendPlayback(request, token, names.join("/")));
}

async function respond(request: ApiRequest, requestId: string, trace: Trace): Promise<Outcome> {
  trace.operationId = "files";
  trace.isOpen = true;
  const storage = storageProvider();
  if (!READS.includes(request.method) && request.method !== "PUT")
    throw new Problem("method_not_allowed", undefined, undefined, { Allow: "GET, HEAD, PUT" });
  const { key, query } = addressOf(request.url);
  if (isSlideKey(key)) return orProblem(() => sendShown(storage, request, () => findSlide(key)));
  if (isVideoKey(key)) return orProblem(() => sendShown(storage, request, () => findVideoFile(key)));
  const isUpload = isUploadKey(key);
  const isPart = isPartKey(key);
  const isChunk = isChunkKey(key) && request.method === "PUT";
  const isUploadPart = isUploadPartKey(key) && request.method === "PUT";
  const isExport = [isExportKey, isPlanTableKey, isAnalyticsExportKey, isTranscriptKey, isPromoKitKey].some(
    (is) => is(key),
  );
  const isMade = isExport || isPart;
  // Other storage providers serve their files themselves. Generated files and uploads are always handled
  // here.
  if (storage.name !== "local" && !isMade && !isUpload && !isChunk && !isUploadPart) throw notFound();
  trace.path = `${FILES_PATH}/${key}`;
  const said = readLocalUrl(request.method === "PUT" || isUpload ? "write" : "read", key, query);
  // A forged URL must not reveal even whether the file exists.
  if (!said || !isSigned(said.claims, said.signature)) throw notFound();
  if (!isFresh(said.claims)) throw new Problem("gone", "This URL has expired. Request a new one.");
  return orProblem(async () => {
    if (isUpload) return receiveUpload(request, said.claims, requestId);
    if (isPart) return sendPart(request, said.claims);
    if (isMade) return sendExport(request, said.claims);
    if (isChunk) await requireAwaited(key);
    if (isUploadPart) await requireAwaitedPart(key);
    if (said.claims.method === "write") return receiveSigned(storage, request, said.claims, requestId);
    return send(storage, request, said.claims);
  });
}

async function orProblem(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    throw storageProblem(error);
  }
}

function addressOf(url: string): { key: string; query: URLSearchParams } {
  const [path = "", query = ""] = url.split("?", 2);
  return { key: path.slice(FILES_PATH.length + 1), query: new URLSearchParams(query) };
}

type Said = NonNullable<ReturnType<typeof readLocalUrl>>["claims"];

async function send(storage: StorageProvider, request: ApiRequest, said: Said): Promise<Outcome> {
  const found = await storage.stat(said.key);
  if (!found || (await isDropped(said.key))) throw notFound();
  const { status, headers, stream } = await answerFile(request, {
    ...found,
    name: said.name,
    contentType: said.contentType,
    inline: said.inline,
    open: (range) => storage.open(said.key, range),
  });
  const seconds = Math.max(0, Math.floor(said.expires - databaseNow().getTime() / 1000));
  const kept = { "Cache-Control": `private, max-age=${seconds}, immutable` };
  return { status, body: "", headers: { ...headers, ...kept }, ...(stream ? { stream } : {}) };
}
