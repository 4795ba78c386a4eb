import type { ErrorCode } from "@/lib/operation/errors";
import type { FieldDetails } from "@/lib/operation/field-details";
import type { Json } from "@/lib/operation/json-schema";
import type { Principal } from "@/lib/platform/security/principal";

/** The caller of a request's tools, and the state that its calls share. */
export interface Agent {
  principal: Principal;
  /**
   * Returns a separate request id for each operation that a tool runs. The first is the HTTP request's own.
   */
  takeRequestId(): string;
  /** The HTTP request's headers, for the request log. */
  headers: Record<string, string | undefined>;
  /** Headers for the HTTP response, such as limits. */
  answerHeaders: Record<string, string>;
  /** True if an operation ran, with any result: the pipeline has limited and counted the call. */
  ranOperation: boolean;
}

export type ToolArguments = Record<string, unknown>;

export interface ToolError {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  /** What would be valid in these fields. */
  details?: FieldDetails;
  retryable: boolean;
  /** One sentence that says what to do next. */
  next_step: string;
  retry_after_seconds?: number;
  cost_usd?: number;
  remaining_usd?: number;
  resets_at?: string;
  docs: string;
}

export interface ToolMeta {
  request_id: string;
  version?: number;
  next_cursor?: string | null;
  idempotency_key?: string;
  replayed?: true;
  dry_run?: true;
  quote?: Json;
  /** Jobs that continue after the result. `get_job` returns their state. */
  jobs?: { job_id: string; kind: string; state: string }[];
  /** Paths in `data` of texts that people wrote. */
  untrusted?: string[];
  /** Members whose secret was replaced with a page for people, or omitted. */
  withheld?: string[];
  /** Members that this short result omits. `detail: full` returns them. */
  omitted?: string[];
  note?: string;
}

/** The result of a tool: `data` or `error`, never both. */
export type ToolAnswer =
  | { data: unknown; meta: ToolMeta /** A PNG in base64, next to the result. */; picture?: string }
  | { error: ToolError; meta: ToolMeta };

/** A call that makes sense after a result, with the known arguments. The caller adds the rest. */
export interface NextCall {
  tool: string;
  arguments: ToolArguments;
}

export interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** A tool as `tools/list` shows it, with its implementation. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: Json;
  outputSchema: Json;
  annotations: ToolHints;
  /** The operations that the tool needs. It is listed only if the caller may use all of them. */
  operations: readonly string[];
  /** True if its results contain no text that people wrote. */
  ownWords?: boolean;
  run(agent: Agent, args: ToolArguments): Promise<ToolAnswer>;
  /** What to call after success, if that doesn't follow from its operation. */
  next?(data: never, args: ToolArguments): NextCall[];
}
