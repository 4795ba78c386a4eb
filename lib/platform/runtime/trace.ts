import { processSingleton } from "./process-singleton";

type Attributes = Record<string, string | number | boolean | undefined>;

export interface SpanOptions {
  /** The kind of work for trace viewers. Defaults to `internal`. */
  kind?: "server" | "client" | "consumer";
  attributes?: Attributes;
  /** The caller's `traceparent` header. */
  parent?: string;
}

/** A running span. Facts can be added, and its name once it is known. */
export interface Span {
  setAttributes(attributes: Attributes): void;
  setName(name: string): void;
}

export interface Tracer {
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
}

const holder = processSingleton<{ tracer?: Tracer }>("tracer", () => ({}));
const nothing: Span = { setAttributes: () => {}, setName: () => {} };

export function setTracer(tracer: Tracer | undefined): void {
  holder.tracer = tracer;
}

/** Runs `work` as one span of a trace. Without a configured collector, it only runs `work`. */
export const traced = <T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> =>
  holder.tracer?.span(name, options, work) ?? work(nothing);
