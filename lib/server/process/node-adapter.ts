import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ApiRequest, ApiResponse } from "@/lib/api/wire/request";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { callerAddress } from "@/lib/platform/security/caller-address";
import { bodyOf } from "./body-of";
import { askForBody, isStillOffered } from "./offered-body";

/** `node:http` on one side, the pipeline on the other. */
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

/** Node joins the values of repeated headers itself, all but those of the one that no caller has a use for. */
function headersOf({ headers }: IncomingMessage): Record<string, string | undefined> {
  const { "set-cookie": cookies } = headers;
  if (cookies) return { ...headers, "set-cookie": cookies.join(", ") } as Record<string, string | undefined>;
  return headers as Record<string, string | undefined>;
}

const BODY_TIMEOUT_MS = 20_000;

async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  // A body that came in one piece with its head is there already; there is nothing to wait for.
  if (!request.complete) {
    askForBody(request);
    return receiveBody(request, limit);
  }
  if (request.readableLength > limit) throw new Problem("payload_too_large");
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
      if (size > limit) reject(new Problem("payload_too_large"));
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
  // Of a file that is not sent its length is told all the same; of what the caller has already nothing is.
  if (answer.headers["Content-Length"] === undefined && answer.status !== 304)
    headers.push("Content-Length", String(Buffer.byteLength(answer.body)));
  const unread = !request.complete;
  // An unread body would be taken for the next request on this connection.
  if (unread && !answer.headers.Connection) headers.push("Connection", "close");
  response.writeHead(answer.status, headers as string[]);
  const body = request.method === "HEAD" ? "" : answer.body;
  if (unread && !isStillOffered(request)) endOnceSent(request, response, body);
  else response.end(body);
}

/** What goes wrong behind the head can only be told by cutting the connection: the length in the head tells that it was. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: ApiResponse,
  stream: Readable,
): void {
  if (response.writableEnded || response.destroyed) return void stream.destroy();
  response.writeHead(status, request.complete ? headers : { ...headers, Connection: "close" });
  pipeline(stream, response).catch((error: NodeJS.ErrnoException) => {
    // Readers may leave whenever they like.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE")
      log().warn({ err: error }, "a file was not sent to its end");
  });
}

/** How much of a body that nobody wants is still taken, all in all and between two pieces of it. */
const UNWANTED = { bytes: 64 * 1024 * 1024, ms: 15_000, pauseMs: 2_000 };

/**
 * Answers at once, and takes what is still on its way before the connection ends: where one is closed with bytes in it
 * that were not read, the other side loses the answer with it.
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
