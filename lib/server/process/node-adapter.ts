import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiRequest, ApiResponse } from "@/lib/api/wire/request";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { callerAddress } from "@/lib/platform/security/caller-address";

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
  if (!request.complete) return receiveBody(request, limit);
  if (request.readableLength > limit) throw new Problem("payload_too_large");
  return (request.read() as Buffer | null) ?? Buffer.alloc(0);
}

function receiveBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
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
  const headers: (string | string[])[] = [];
  for (const name in answer.headers) headers.push(name, answer.headers[name] as string);
  if (answer.cookies.length > 0) headers.push("Set-Cookie", answer.cookies);
  headers.push("Content-Length", String(Buffer.byteLength(answer.body)));
  // An unread body would be taken for the next request on this connection.
  if (!request.complete) headers.push("Connection", "close");
  response.writeHead(answer.status, headers as string[]);
  response.end(request.method === "HEAD" ? undefined : answer.body);
}
