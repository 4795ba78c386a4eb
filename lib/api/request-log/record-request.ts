import { STORED_BODY_BYTES } from "@/lib/modules/developers/requests/schema";
import { sql } from "@/lib/platform/database/db";
import { type WriteBuffer, writeBuffer } from "@/lib/platform/database/write-buffer";
import { isProgram, type Principal } from "@/lib/platform/security/principal";
import { storableText } from "@/lib/platform/text/storable-text";
import { redactBody, redactHeaders, redactQuery } from "./redact";

/** The request and response of one metered call, as sent over the wire. */
interface RequestRecord {
  /** The same as in the call's usage row. */
  requestId: string;
  /** Path and query as received. Only the query is used here. */
  url: string;
  requestHeaders: Record<string, string | undefined>;
  requestBody: Uint8Array | string | undefined;
  responseHeaders: Record<string, string>;
  responseBody: string;
}

/** A record waiting to be written. Redaction is deferred until many are written together. */
interface Held extends RequestRecord {
  principal: Principal;
  requestBody: string | undefined;
  requestBytes: number;
  responseBody: string;
  responseBytes: number;
  at: Date;
}

const COLUMNS = `request_id, workspace_id, environment, query, request_headers, request_body, request_bytes,
  response_headers, response_body, response_bytes, created_at`;

const WRITE = `
INSERT INTO request_detail (${COLUMNS})
SELECT ${COLUMNS} FROM json_to_recordset($1::json) AS r (request_id text, workspace_id text, environment "Environment",
  query text, request_headers json, request_body text, request_bytes int, response_headers json, response_body text,
  response_bytes int, created_at timestamptz)
ON CONFLICT DO NOTHING`;

const buffer = (): WriteBuffer<Held> =>
  writeBuffer<Held>("request-log", { most: 2_000, batch: 250, everyMs: 100, write });

/**
 * Records the request and response of a call by a workspace's members or keys in the request log. Returns at
 * once and never throws. The row is written a moment later, without secrets and with bodies cut at 8 KiB.
 */
export function recordRequest(principal: Principal, record: RequestRecord): void {
  const { actor } = principal;
  if (!isProgram(principal) && actor.type !== "user" && actor.type !== "host") return;
  const { requestBody, responseBody } = record;
  buffer().add({
    requestId: record.requestId,
    url: record.url,
    requestHeaders: record.requestHeaders,
    responseHeaders: record.responseHeaders,
    principal,
    requestBody: requestBody && cut(requestBody),
    requestBytes: requestBody ? byteLength(requestBody) : 0,
    responseBody: cut(responseBody),
    responseBytes: byteLength(responseBody),
    at: new Date(),
  });
}

const byteLength = (body: Uint8Array | string): number =>
  typeof body === "string" ? Buffer.byteLength(body) : body.length;

/** Copies the first part of a body, so that the rest can be freed before the row is written. */
function cut(body: Uint8Array | string): string {
  if (typeof body === "string" && body.length * 3 <= STORED_BODY_BYTES) return body;
  const bytes = typeof body === "string" ? Buffer.from(body.slice(0, STORED_BODY_BYTES)) : body;
  const kept = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, STORED_BODY_BYTES));
  const text = kept.toString();
  return bytes.length > STORED_BODY_BYTES ? text.replace(/\ufffd$/, "") : text;
}

async function write(items: Held[]): Promise<void> {
  await sql("request_detail_write", WRITE, [JSON.stringify(items.map(rowOf))]);
}

const rowOf = (item: Held) => ({
  request_id: item.requestId,
  workspace_id: item.principal.workspaceId,
  environment: item.principal.environment,
  query: storableText(redactQuery(queryOf(item.url))),
  request_headers: redactHeaders(item.requestHeaders),
  request_body: item.requestBody ? storableText(redactBody(item.requestBody)) : null,
  request_bytes: item.requestBytes,
  response_headers: redactHeaders(item.responseHeaders),
  response_body: storableText(redactBody(item.responseBody)),
  response_bytes: item.responseBytes,
  created_at: item.at,
});

const queryOf = (url: string): string => {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at + 1);
};
