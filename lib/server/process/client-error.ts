import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { failure } from "@/lib/api/wire/envelope";
import { Problem } from "@/lib/operation/problem";
import { newId } from "@/lib/platform/runtime/ids";

/** What is being answered on each connection. */
const underWay = new WeakMap<Duplex, ServerResponse>();

export const noteAnswer = ({ socket }: IncomingMessage, response: ServerResponse): void =>
  void underWay.set(socket, response);

/**
 * Requests that node cannot even parse still get the contract's shape. What came whole before them on the same connection
 * is answered first: it may have been done.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  const answer = underWay.get(socket);
  if (answer?.req.complete && !answer.writableFinished && !answer.destroyed && error.code !== "ECONNRESET")
    return void answer.once("close", () => answerUnreadable(error, socket));
  answerUnreadable(error, socket);
}

function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const message = tooLarge ? "The request's headers are too large." : "This isn't a valid HTTP request.";
  const problem = new Problem("validation_error", message, { request: tooLarge ? "too_large" : "invalid" });
  endWith(socket, tooLarge ? "431 Request Header Fields Too Large" : "400 Bad Request", problem);
}

/** CONNECT asks for a way through to somewhere else. There is none. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  // The other side may be gone before it hears of it.
  socket.on("error", () => socket.destroy());
  const problem = new Problem("method_not_allowed", "This server isn't a proxy.", undefined, {
    Allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
  });
  endWith(socket, "405 Method Not Allowed", problem);
}

/** For connections that have no response to write to. */
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
