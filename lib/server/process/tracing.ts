import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-base";
import type pg from "pg";
import { Batch } from "@/lib/platform/database/batch";
import type { Env } from "@/lib/platform/runtime/env";
import { type SpanOptions, setTracer, type Tracer } from "@/lib/platform/runtime/trace";

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const current = new AsyncLocalStorage<Span>();

/**
 * Sends spans to an OpenTelemetry collector. Nothing is registered globally, because libraries that trace
 * automatically would put URLs into their spans, and ours contain tokens. For the same reason, an error is
 * recorded by its class, without its text.
 * @returns a handle that sends the rest and stops
 */
export function startTracing(settings: Env, pool: pg.Pool): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, "")}/v1/traces`,
    headers: headersFrom(settings.OTEL_EXPORTER_OTLP_HEADERS),
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": settings.OTEL_SERVICE_NAME }),
    // By the trace id alone, so that callers can't decide what we sample.
    sampler: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  const tracer = makeTracer(provider);
  setTracer(tracer);
  traceStatements(pool, tracer);
  return {
    stop: async () => {
      setTracer(undefined);
      await provider.shutdown();
    },
  };
}

function makeTracer(provider: BasicTracerProvider): Tracer {
  const inner = provider.getTracer("showrunner");
  return {
    span: async (name, options, work) => {
      const kind = KINDS[options.kind ?? "internal"];
      const span = inner.startSpan(name, { kind, attributes: options.attributes }, parentOf(options));
      try {
        return await current.run(span, () =>
          work({
            setAttributes: (attributes) => void span.setAttributes(attributes),
            setName: (better) => void span.updateName(better),
          }),
        );
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
        throw error;
      } finally {
        span.end();
      }
    },
  };
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

function parentOf({ parent }: SpanOptions): Context {
  const span = current.getStore();
  if (span) return trace.setSpan(ROOT_CONTEXT, span);
  const [, traceId, spanId] = TRACEPARENT.exec(parent ?? "") ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
}

type Query = (...args: unknown[]) => unknown;

const DATABASE = { "db.system.name": "postgresql" };

/** One span per trip, named after all its statements. */
function traceBatch(tracer: Tracer, batch: Batch, send: () => unknown): void {
  const name = batch.statements.map(statementName).join(", ");
  const ended = new Promise<void>((resolve, reject) => {
    batch.onEnd = (error) => (error ? reject(error) : resolve());
  });
  tracer
    .span(name, { kind: "client", attributes: DATABASE }, () => {
      send();
      return ended;
    })
    .catch(() => {
      // The caller gets the same error.
    });
}

/** Creates a span for every statement of a connection: its name, never its values. */
function traceStatements(pool: pg.Pool, tracer: Tracer): void {
  const connect = pool.connect.bind(pool) as Query;
  // Code that waits for a connection continues in its own trace, not in that of the caller who returned it.
  Object.assign(pool, {
    connect: (done?: (...args: unknown[]) => void) => (done ? connect(AsyncResource.bind(done)) : connect()),
  });
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    const traceQuery: Query = (...args) => {
      const [what, done] = [args[0], args.at(-1)];
      if (what instanceof Batch) return traceBatch(tracer, what, () => query(what));
      // A query that implements the protocol itself (a copy) is traced by its caller.
      if (typeof (what as { submit?: unknown } | undefined)?.submit === "function") return query(...args);
      const name = statementName(what);
      const options = { kind: "client", attributes: DATABASE } as const;
      if (typeof done !== "function")
        return tracer.span(name, options, () => query(...args) as Promise<unknown>);
      return void tracer
        .span(name, options, () => asPromise(query, args.slice(0, -1)))
        .then(
          (result) => done(null, result),
          (error: unknown) => done(error),
        );
    };
    Object.assign(client, { query: traceQuery });
  });
}

const asPromise = (query: Query, args: unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    query(...args, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)));
  });

/** Returns the statement's own name, or for generated ones the verb and the table. */
export function statementName(query: unknown): string {
  const { name, text = typeof query === "string" ? query : "" } = query as { name?: string; text?: string };
  if (name && !/^p[\w-]{27}$/.test(name)) return name;
  const [verb = "query"] = text.trim().split(/\s/, 1);
  const table = /(?:from|into|update)\s+(?:"\w+"\.)?"?(\w+)"?/i.exec(text)?.[1];
  return [verb.toUpperCase().slice(0, 20), table].filter(Boolean).join(" ");
}

/** Parses `name=value,name=value`, percent-encoded, according to the setting's specification. */
export function headersFrom(text: string): Record<string, string> {
  const pairs = text.split(",").filter((pair) => pair.includes("="));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
    }),
  );
}
