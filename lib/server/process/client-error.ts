import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { failure } from "@/lib/api/wire/envelope";
import { Problem } from "@/lib/operation/problem";
import { newId } from "@/lib/platform/runtime/ids";

/** Requests that node cannot even parse still get the contract's shape. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const message = tooLarge ? "The request's headers are too large." : "This is not a valid HTTP request.";
  const problem = new Problem("validation_error", message, { request: tooLarge ? "too_large" : "invalid" });
  endWith(socket, tooLarge ? "431 Request Header Fields Too Large" : "400 Bad Request", problem);
}

/** CONNECT asks for a way through to somewhere else. There is none. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  // The other side may be gone before it hears of it.
  socket.on("error", () => socket.destroy());
  const problem = new Problem("method_not_allowed", "This is no proxy.", undefined, {
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
