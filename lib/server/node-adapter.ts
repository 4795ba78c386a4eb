import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiRequest, ApiResponse } from "@/lib/api/auth/request";
import { callerAddress } from "@/lib/platform/address";
import { env } from "@/lib/platform/env";
import { Problem } from "@/lib/platform/problem";

/** `node:http` on one side, the pipeline on the other. */
export function toApiRequest(request: IncomingMessage): ApiRequest {
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(", ") : value;
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
  };
}

const BODY_TIMEOUT_MS = 20_000;

function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(
      () => reject(new Problem("validation_error", "The body did not arrive in time.", { body: "invalid" })),
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
  if (response.writableEnded || response.destroyed) return;
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(answer.cookies.length > 0 ? { "Set-Cookie": answer.cookies } : {}),
    "Content-Length": Buffer.byteLength(answer.body),
    // An unread body would be taken for the next request on this connection.
    ...(request.complete ? {} : { Connection: "close" }),
  });
  response.end(request.method === "HEAD" ? undefined : answer.body);
}
