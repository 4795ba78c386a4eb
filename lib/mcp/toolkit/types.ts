import type { ErrorCode } from "@/lib/operation/errors";
import type { FieldDetails } from "@/lib/operation/field-details";
import type { Json } from "@/lib/operation/json-schema";
import type { Principal } from "@/lib/platform/security/principal";

/** Who is calling tools in one request, and what the calls of that request share. */
export interface Agent {
  principal: Principal;
  /** A request id of its own for each operation that a tool runs; the first is that of the HTTP request. */
  takeRequestId(): string;
  /** What the HTTP request carried, for the request log. */
  headers: Record<string, string | undefined>;
  /** What the HTTP answer should carry beside the message, such as limits. */
  answerHeaders: Record<string, string>;
  /** An operation was run, whatever came of it: the pipeline has limited and counted the call. */
  ranOperation: boolean;
}

export type ToolArguments = Record<string, unknown>;

export interface ToolError {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  /** What would be right in those fields. */
  details?: FieldDetails;
  retryable: boolean;
  /** One sentence: what to do now. */
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
  /** Work that goes on after the answer; ask `get_job` for it. */
  jobs?: { job_id: string; kind: string; state: string }[];
  /** Where in `data` text stands that people wrote. */
  untrusted?: string[];
  /** The members that hold a page for people in the place of a secret, or are left out. */
  withheld?: string[];
  /** Members that this short answer leaves out; `detail: full` has them. */
  omitted?: string[];
  note?: string;
}

/** What a tool answers with: `data` or `error`, never both. */
export type ToolAnswer =
  | { data: unknown; meta: ToolMeta /** A PNG in base64, beside the answer. */; picture?: string }
  | { error: ToolError; meta: ToolMeta };

/** A call that makes sense after an answer, with the arguments that are known; the caller completes them. */
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

/** One tool as `tools/list` shows it, with the work behind it. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: Json;
  outputSchema: Json;
  annotations: ToolHints;
  /** Without any one of these operations the tool has nothing to offer; it is listed while the caller may use them all. */
  operations: readonly string[];
  /** Nothing in its answers was written by people. */
  ownWords?: boolean;
  run(agent: Agent, args: ToolArguments): Promise<ToolAnswer>;
  /** What to call after a good answer, where that does not follow from the operation behind it. */
  next?(data: never, args: ToolArguments): NextCall[];
}
