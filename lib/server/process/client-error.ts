import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { failure } from "@/lib/api/wire/envelope";
import { Problem } from "@/lib/operation/problem";
import { newId } from "@/lib/platform/runtime/ids";

/** The current response of each connection. */
const underWay = new WeakMap<Duplex, ServerResponse>();

export const noteAnswer = ({ socket }: IncomingMessage, response: ServerResponse): void =>
  void underWay.set(socket, response);

/**
 * Responds in the contract's shape to requests that node can't parse. A complete earlier request on the same
 * connection gets its response first, because it may have been carried out.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  const answer = underWay.get(socket);
  if (answer?.req.complete && !answer.writableFinished && !answer.destroyed && error.code !== "ECONNRESET")
    return void answer.once("close", () => answerUnreadable(error, socket));
  answerUnreadable(error, socket);
}

function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  // Browsers open connections in advance. They would take anything written here for the response to the request
  // that they are about to send; if it's closed instead, they send the request again.
  const isUnused = isLate && socket instanceof Socket && socket.bytesRead === 0;
  if (!socket.writable || error.code === "ECONNRESET" || isUnused) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const message = tooLarge
    ? "The request's headers are too large."
    : isLate
      ? "The request's headers didn't arrive in time."
      : "This isn't a valid HTTP request.";
  const problem = new Problem("validation_error", message, { request: tooLarge ? "too_large" : "invalid" });
  endWith(socket, tooLarge ? "431 Request Header Fields Too Large" : "400 Bad Request", problem);
}

/** CONNECT requests a tunnel. We provide none. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  // The client may have gone before the response.
  socket.on("error", () => socket.destroy());
  const problem = new Problem("method_not_allowed", "This server isn't a proxy.", undefined, {
    Allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
  });
  endWith(socket, "405 Method Not Allowed", problem);
}

/** For connections without a response to write to. */
function endWith(socket: Duplex, status: string, problem: Problem): void {
  const requestId = newId("req");
  const body = failure(problem, requestId);
  const head = [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json; charset=utf-8",
    ...Object.entries(problem.headers).map(([name, value]) => `${name}: ${value}`),
    `X-Request-Id: ${requestId}`,
    "Connection: close",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
