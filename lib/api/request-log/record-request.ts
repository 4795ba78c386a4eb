import { sql } from "@/lib/platform/db";
import { isProgram, type Principal } from "@/lib/platform/principal";
import { type WriteBuffer, writeBuffer } from "@/lib/platform/write-buffer";
import { redactBody, redactHeaders, redactQuery } from "./redact";

/** What went in and came out of one metered call, as it was on the wire. */
interface RequestRecord {
  /** That of the call's usage row. */
  requestId: string;
  /** Path and query as they came; only the query is read here. */
  url: string;
  requestHeaders: Record<string, string | undefined>;
  requestBody: Uint8Array | string | undefined;
  responseHeaders: Record<string, string>;
  responseBody: string;
}

interface Held extends RequestRecord {
  workspaceId: string;
  environment: string;
  requestBytes: number;
  responseBytes: number;
  at: Date;
}

/** How much of a body is kept. */
export const KEPT_BODY_BYTES = 8 * 1024;

const WRITE = `
INSERT INTO request_detail (request_id, workspace_id, environment, query, request_headers, request_body, request_bytes,
  response_headers, response_body, response_bytes, created_at)
SELECT r.request_id, r.workspace_id, r.environment::"Environment", r.query, r.request_headers::json, r.request_body,
  r.request_bytes, r.response_headers::json, r.response_body, r.response_bytes, r.created_at
FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::text[], $9::text[],
  $10::int[], $11::timestamptz[]) AS r (request_id, workspace_id, environment, query, request_headers, request_body,
  request_bytes, response_headers, response_body, response_bytes, created_at)
ON CONFLICT DO NOTHING`;

const buffer = (): WriteBuffer<Held> =>
  writeBuffer<Held>("request-log", { most: 2_000, batch: 250, everyMs: 100, write });

/**
 * Keeps what a call of a workspace's own people and keys carried and was answered, for the request log. Returns at
 * once and never throws; the row follows within a moment, without secrets and with bodies cut at 8 KiB.
 */
export function recordRequest(principal: Principal, record: RequestRecord): void {
  const { actor, workspaceId, environment } = principal;
  if (!isProgram(principal) && actor.type !== "user" && actor.type !== "host") return;
  const { requestBody, responseBody } = record;
  buffer().add({
    ...record,
    workspaceId,
    environment,
    requestBody: requestBody && cut(requestBody),
    requestBytes: requestBody ? byteLength(requestBody) : 0,
    responseBody: cut(responseBody),
    responseBytes: byteLength(responseBody),
    at: new Date(),
  });
}

const byteLength = (body: Uint8Array | string): number =>
  typeof body === "string" ? Buffer.byteLength(body) : body.length;

/** The first part of a body, in memory of its own: the rest must not wait for the row to be written. */
function cut(body: Uint8Array | string): string {
  if (typeof body === "string" && body.length * 3 <= KEPT_BODY_BYTES) return body;
  const bytes = typeof body === "string" ? Buffer.from(body.slice(0, KEPT_BODY_BYTES)) : body;
  const kept = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, KEPT_BODY_BYTES));
  const text = kept.toString();
  return bytes.length > KEPT_BODY_BYTES ? text.replace(/\ufffd$/, "") : text;
}

/** The database takes no zero characters and no halves of a pair. */
const storable = (text: string): string => text.replaceAll("\0", "\ufffd").toWellFormed();

async function write(items: Held[]): Promise<void> {
  await sql("request_detail_write", WRITE, [
    items.map((item) => item.requestId),
    items.map((item) => item.workspaceId),
    items.map((item) => item.environment),
    items.map((item) => storable(redactQuery(queryOf(item.url)))),
    items.map((item) => headerText(item.requestHeaders)),
    items.map((item) => (item.requestBody ? storable(redactBody(String(item.requestBody))) : null)),
    items.map((item) => item.requestBytes),
    items.map((item) => headerText(item.responseHeaders)),
    items.map((item) => storable(redactBody(item.responseBody))),
    items.map((item) => item.responseBytes),
    items.map((item) => item.at),
  ]);
}

const queryOf = (url: string): string => {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at + 1);
};

const headerText = (headers: Record<string, string | undefined>): string =>
  JSON.stringify(redactHeaders(headers)).replaceAll("\\u0000", "");
