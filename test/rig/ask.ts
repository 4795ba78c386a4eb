import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";

export interface Asked {
  status: number;
  ms: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: rehearsals look into answers of every shape
  json: any;
}

export interface AskOptions {
  key?: string;
  body?: unknown;
  idempotencyKey?: string;
  timeoutMs?: number;
  headers?: Record<string, string>;
}

const shared = new Agent({ connections: 256, connect: { timeout: 2_000 } });

/** Makes one call over real HTTP. Status 0 if there was no response. */
export async function ask(method: string, url: string, options: AskOptions = {}): Promise<Asked> {
  const { key, body, idempotencyKey = randomUUID(), timeoutMs = 20_000, headers = {} } = options;
  const started = performance.now();
  try {
    const answer = await request(url, {
      method: method as "GET",
      dispatcher: shared,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(method === "GET" ? {} : { "idempotency-key": idempotencyKey }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.body.text();
    const ms = performance.now() - started;
    return { status: answer.statusCode, ms, text, headers: answer.headers, json: parsed(text) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { status: 0, ms: performance.now() - started, text, headers: {}, json: undefined };
  }
}

const PATIENCE_MS = 10_000;

/** The same, retried while the response asks for a retry, as a page or our own client would. */
export async function askWithRetry(method: string, url: string, options: AskOptions = {}): Promise<Asked> {
  const end = performance.now() + PATIENCE_MS;
  const idempotencyKey = options.idempotencyKey ?? randomUUID();
  for (;;) {
    const answer = await ask(method, url, { ...options, idempotencyKey });
    const seconds = Number(answer.headers["retry-after"] ?? Number.NaN);
    const again = performance.now() + seconds * 1_000;
    if (answer.status !== 503 || !(again < end)) return answer;
    await sleep(seconds * 1_000);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Polls until the result is truthy. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false | null>,
  seconds: number,
): Promise<T> {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Waited ${seconds} s for ${what}.`);
    await sleep(100);
  }
}
