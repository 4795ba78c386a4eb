import { createServer, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pool } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";
import { headersFrom, startTracing, statementName } from "./tracing";

interface SentSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** What the collector receives: paths, headers and spans. */
const sent: { path: string; authorization: string | undefined; text: string; spans: SentSpan[] }[] = [];
const collector = createServer((request, response) => {
  void bodyOf(request).then((text) => {
    const body = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    const spans = body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    sent.push({ path: request.url ?? "", authorization: request.headers.authorization, text, spans });
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

let tracing: { stop(): Promise<void> };
let key: string;
const caller = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const address = collector.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: "Authorization=Basic%20abc",
  };
  tracing = startTracing({ ...env(), ...settings }, pool());
  key = await (await makeWorkspace()).key();
});

afterAll(() => void collector.close());

const attribute = (span: SentSpan | undefined, name: string) =>
  span?.attributes.find((one) => one.key === name)?.value.stringValue;

it("sends one trace per request with its steps, queries and job, and no secrets", async () => {
  const secret = "What Ada told nobody";
  const body = { title: secret, generate_show_plan: true };
  const [answer] = await Promise.all([
    api("POST", "/v1/events", { key, body, headers: { traceparent: caller } }),
    api("GET", "/v1/clients", { key }),
    api("GET", `/v1/clients/${encodeURIComponent(key)}`, { key }),
  ]);
  expect(answer.status, answer.text).toBe(201);
  await runDueJobs();
  await tracing.stop();

  expect(
    sent.every(({ path, authorization }) => path === "/v1/traces" && authorization === "Basic abc"),
  ).toBe(true);
  const spans = sent.flatMap((one) => one.spans);
  const request = spans.find(({ name }) => name === "createEvent");
  expect(request).toMatchObject({
    kind: 2,
    traceId: caller.slice(3, 35),
    parentSpanId: caller.slice(36, 52),
  });
  expect(attribute(request, "showrunner.request")).toBe(answer.json.meta.request_id);

  const ofTrace = spans.filter(({ traceId }) => traceId === request?.traceId);
  const ids = new Set(ofTrace.map(({ spanId }) => spanId));
  for (const span of ofTrace) if (span !== request) expect(ids).toContain(span.parentSpanId);
  const names = ofTrace.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["authenticate", "reserve", "verb"]));
  const statements = ofTrace.filter(({ kind }) => kind === 3).map(({ name }) => name);
  expect(statements).toEqual(expect.arrayContaining(["key_find", "budget_reserve"]));
  // Statements of one trip share a span name. The idempotency claim is sent with the first.
  expect(statements.join()).toContain("idem_claim");
  expect(statements.join()).toContain("idem_store");

  const job = spans.find(({ name }) => name.startsWith("job "));
  expect(job).toMatchObject({ kind: 5 });
  expect(attribute(job, "showrunner.end")).toBe("succeeded");
  const everything = sent.map(({ text }) => text).join();
  for (const hidden of [key, secret]) expect(everything).not.toContain(hidden);
});

it("names a query without its values, and parses the collector's headers", () => {
  expect(statementName({ name: "idem_find", text: "SELECT 1" })).toBe("idem_find");
  const generated = `p${"x".repeat(27)}`;
  expect(statementName({ name: generated, text: 'INSERT INTO "public"."client" ("id") VALUES ($1)' })).toBe(
    "INSERT client",
  );
  expect(statementName({ name: generated, text: 'SELECT a FROM "public"."event" WHERE x = $1' })).toBe(
    "SELECT event",
  );
  expect(statementName("COMMIT")).toBe("COMMIT");
  expect(headersFrom("a=b%20c, x-key = d=e ,,none")).toEqual({ a: "b c", "x-key": "d=e" });
});
