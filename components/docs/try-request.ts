import { newKey } from "@/lib/client/new-key";
import type { CallShape } from "@/lib/docs/call-shape";
import { type Input, requestParts } from "@/lib/docs/samples";

export interface TryAnswer {
  status: number;
  milliseconds: number;
  requestId: string | null;
  headers: [string, string][];
  /** Pretty-printed if it is JSON. */
  body: string;
}

/** Identity for the request: the session in its test environment, or a key that only this page has. */
export type TryAs = { kind: "session" } | { kind: "key"; key: string };

/** Sends one request and returns the full response. Throws if there is none. */
export async function tryRequest(shape: CallShape, input: Input, as: TryAs, file?: File): Promise<TryAnswer> {
  const { url, body } = requestParts(shape, input, "");
  const headers: Record<string, string> = { Accept: "application/json" };
  if (as.kind === "key") headers.Authorization = `Bearer ${as.key}`;
  else headers["X-Showrunner-As"] = "session:test";
  if (shape.key !== "none") headers["Idempotency-Key"] = newKey();
  if (file) headers["Content-Type"] = file.type;
  else if (body) headers["Content-Type"] = "application/json";
  const started = performance.now();
  const response = await fetch(url, {
    method: shape.method,
    headers,
    credentials: as.kind === "key" ? "omit" : "same-origin",
    body: file ?? (body && JSON.stringify(body)),
  });
  const text = await response.text();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
    requestId: response.headers.get("x-request-id"),
    headers: [...response.headers].sort(([a], [b]) => a.localeCompare(b)),
    body: readable(text),
  };
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
