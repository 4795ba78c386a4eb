import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { tooLarge } from "@/lib/api/wire/read-bytes";
import type { ApiRequest, ApiResponse } from "@/lib/api/wire/request";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { callerAddress } from "@/lib/platform/security/caller-address";
import { bodyOf } from "./body-of";
import { askForBody, isStillOffered } from "./offered-body";

/** Converts a `node:http` request for the pipeline. */
export function toApiRequest(request: IncomingMessage): ApiRequest {
  const headers = headersOf(request);
  return {
    method: request.method ?? "GET",
    url: request.url ?? "/",
    headers,
    address: callerAddress(
      request.socket.remoteAddress ?? "",
      headers["x-forwarded-for"],
      env().TRUSTED_PROXIES,
    ),
    readBody: (limit) => readBody(request, limit),
    openBody: (idleMs) => bodyOf(request, idleMs),
  };
}

/** Node joins the values of repeated headers itself, except for one that no caller uses. */
function headersOf({ headers }: IncomingMessage): Record<string, string | undefined> {
  const { "set-cookie": cookies } = headers;
  if (cookies) return { ...headers, "set-cookie": cookies.join(", ") } as Record<string, string | undefined>;
  return headers as Record<string, string | undefined>;
}

const BODY_TIMEOUT_MS = 20_000;

async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  // A body that arrived together with its headers is complete, so there is nothing to wait for.
  if (!request.complete) {
    askForBody(request);
    return receiveBody(request, limit);
  }
  if (request.readableLength > limit) throw tooLarge(limit);
  return (request.read() as Buffer | null) ?? Buffer.alloc(0);
}

function receiveBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(
      () => reject(new Problem("validation_error", "The body didn't arrive in time.", { body: "invalid" })),
      BODY_TIMEOUT_MS,
    );
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(tooLarge(limit));
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", () =>
      reject(new Problem("validation_error", "The body was cut off.", { body: "invalid" })),
    );
    request.on("close", () => clearTimeout(timer));
  });
}

export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: ApiResponse): void {
  if (answer.stream) return void sendFile(request, response, answer, answer.stream);
  if (response.writableEnded || response.destroyed) return;
  const headers: (string | string[])[] = [];
  for (const name in answer.headers) headers.push(name, answer.headers[name] as string);
  if (answer.cookies.length > 0) headers.push("Set-Cookie", answer.cookies);
  // A HEAD response includes the length of the file; a 304 doesn't.
  if (answer.headers["Content-Length"] === undefined && answer.status !== 304)
    headers.push("Content-Length", String(Buffer.byteLength(answer.body)));
  const unread = !request.complete;
  // An unread body would be parsed as the next request on this connection.
  if (unread && !answer.headers.Connection) headers.push("Connection", "close");
  response.writeHead(answer.status, headers as string[]);
  const body = request.method === "HEAD" ? "" : answer.body;
  if (unread && !isStillOffered(request)) endOnceSent(request, response, body);
  else response.end(body);
}

/**
 * After the headers, an error can only be signaled by cutting the connection. Content-Length shows that the
 * file is incomplete.
 */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: ApiResponse,
  stream: Readable,
): void {
  if (response.writableEnded || response.destroyed) return void stream.destroy();
  response.writeHead(status, request.complete ? headers : { ...headers, Connection: "close" });
  pipeline(stream, response).catch((error: NodeJS.ErrnoException) => {
    // Readers may leave at any time.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE")
      log().warn({ err: error }, "a file was not sent to its end");
  });
}

/** How much of an unwanted body is still read, how long in total, and how long between two chunks. */
const UNWANTED = { bytes: 64 * 1024 * 1024, ms: 15_000, pauseMs: 2_000 };

/**
 * Responds at once, and reads what is still in transit before it closes the connection. If a connection is
 * closed with unread bytes, the client loses the response.
 */
function endOnceSent(request: IncomingMessage, response: ServerResponse, body: string): void {
  if (body === "") response.flushHeaders();
  else response.write(body);
  let left = UNWANTED.bytes;
  const end = (): void => {
    clearTimeout(whole);
    clearTimeout(pause);
    response.end();
  };
  const whole = setTimeout(end, UNWANTED.ms);
  const pause = setTimeout(end, UNWANTED.pauseMs);
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) end();
    else pause.refresh();
  });
  for (const event of ["end", "error", "close"]) request.once(event, end);
  request.resume();
}
