import { once } from "./once";

type Attributes = Record<string, string | number | boolean | undefined>;

export interface SpanOptions {
  /** What kind of work it is for whoever draws the trace; `internal` when left out. */
  kind?: "server" | "client" | "consumer";
  attributes?: Attributes;
  /** The caller's `traceparent` header. */
  parent?: string;
}

/** A span under way: facts may be added, and its name once it is known better. */
export interface Span {
  setAttributes(attributes: Attributes): void;
  setName(name: string): void;
}

export interface Tracer {
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
}

const holder = once<{ tracer?: Tracer }>("tracer", () => ({}));
const nothing: Span = { setAttributes: () => {}, setName: () => {} };

export function setTracer(tracer: Tracer | undefined): void {
  holder.tracer = tracer;
}

/** Runs `work` as one span of a trace; without a configured collector it runs `work` and nothing else. */
export const traced = <T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> =>
  holder.tracer?.span(name, options, work) ?? work(nothing);
