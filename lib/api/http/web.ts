import { Readable } from "node:stream";
import { invalid, Problem } from "@/lib/operation/problem";
import { readUpTo } from "@/lib/platform/runtime/read-up-to";
import { tooLarge } from "../wire/read-bytes";
import type { ApiRequest, ApiResponse } from "../wire/request";

/** Lets one of our handlers respond to a web `Request`. */
export async function answerWeb(
  request: Request,
  handler: (request: ApiRequest) => Promise<ApiResponse>,
): Promise<Response> {
  const url = new URL(request.url);
  const headers = Object.fromEntries(
    [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const answer = await handler({
    method: request.method,
    url: url.pathname + url.search,
    headers,
    address: headers["x-real-ip"] ?? "unknown",
    readBody: (limit) => readLimited(request, limit),
    openBody: (idleMs) => readSlowly(request, idleMs),
  });
  // Some statuses allow no body at all, not even an empty one.
  const body = answer.status === 204 || answer.status === 304 ? null : bodyOf(answer);
  const response = new Response(body, { status: answer.status, headers: answer.headers });
  for (const cookie of answer.cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

async function readLimited(request: Request, limit: number): Promise<Uint8Array> {
  const bytes = await readUpTo(request, limit);
  if (!bytes) throw tooLarge(limit);
  return bytes;
}

const bodyOf = ({ body, stream }: ApiResponse): BodyInit =>
  stream ? (Readable.toWeb(stream) as unknown as ReadableStream) : body;

async function* readSlowly(request: Request, idleMs: number): AsyncGenerator<Uint8Array, void> {
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await within(idleMs, reader);
    if (done) return;
    yield value;
  }
}

async function within(ms: number, reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(invalid({ body: "invalid" }, "The body didn't arrive in time.")), ms);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } catch (error) {
    throw error instanceof Problem ? error : invalid({ body: "invalid" }, "The body was cut off.");
  } finally {
    clearTimeout(timer);
  }
}
