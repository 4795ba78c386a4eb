import { execute, type Outcome } from "@/lib/api/pipeline/execute";
import type { RawInput } from "@/lib/api/pipeline/steps/parse";
import { recordRequest } from "@/lib/api/request-log";
import type { EnvelopeMeta } from "@/lib/api/wire/envelope";
import { hasTooManyMembers, maxMembers } from "@/lib/api/wire/members";
import { bytesOf, isMutation, type Operation } from "@/lib/operation/operation";
import { invalid, Problem } from "@/lib/operation/problem";
import { noteRequest } from "@/lib/platform/metrics/metrics";
import type { CallControls } from "./call-controls";
import { needsConfirm } from "./catalogue";
import { deriveKey } from "./idempotency";
import { jobsOf } from "./jobs-of";
import { offerUpload } from "./offer-upload";
import { pathOf } from "./path-of";
import { rawInputOf } from "./raw-input";
import { toolError } from "./tool-error";
import type { Agent, ToolAnswer, ToolArguments, ToolMeta } from "./types";
import { withhold } from "./withhold";
import { writtenInput } from "./written-file";

/**
 * Runs one operation for an agent through the same pipeline as HTTP: limits, scopes, checks, replay, cost,
 * audit and usage are the same, and so are the responses. `args` is the flat input.
 */
export async function runOperation(
  agent: Agent,
  op: Operation,
  args: ToolArguments,
  controls: CallControls,
): Promise<ToolAnswer> {
  const written = bytesOf(op) && writtenInput(op, args);
  if (bytesOf(op) && !written) return offerUpload(agent, op, args, controls);
  const started = performance.now();
  const requestId = agent.takeRequestId();
  const flood = hasTooManyMembers(op, args);
  const raw = written && !flood ? written : rawInputOf(op, flood ? {} : args);
  const path = pathOf(op, raw.params);
  const { key, done } = await keyOf(agent, op, path, raw, controls.idempotencyKey);
  agent.ranOperation = true;
  const read = async () => (flood ? refuseFlood(op) : checked(op, args, raw, controls));
  const outcome = await execute(op, agent.principal, read, {
    requestId,
    method: op.method,
    path,
    idempotencyKey: key,
    source: "mcp",
    tool: controls.tool,
  }).finally(done);
  Object.assign(agent.answerHeaders, limitsOf(outcome.headers));
  const { status, problem } = outcome;
  noteRequest({
    operation: op.operationId ?? op.id,
    status,
    code: problem?.code,
    ms: performance.now() - started,
  });
  recordRequest(agent.principal, {
    requestId,
    url: `${path}?${new URLSearchParams(raw.query)}`,
    requestHeaders: agent.headers,
    requestBody: JSON.stringify(args),
    responseHeaders: outcome.headers,
    responseBody: outcome.body,
  });
  return answerOf(agent, op, outcome, { requestId, key, given: controls.idempotencyKey !== undefined });
}

/** The limit headers for the HTTP response that carries the tool's result. */
const limitsOf = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^((X-)?RateLimit|X-Service-Cost-)/.test(name)),
  );

// Refuses oversized input after the rate limit and the scope, like any other invalid input.

function refuseFlood(op: Operation): never {
  const message = `The arguments contain more than ${maxMembers(op)} members and items in total.`;
  throw invalid({ arguments: "too_many" }, message);
}

function checked(
  op: Operation,
  args: ToolArguments,
  raw: RawInput,
  { confirm, idempotencyKey }: CallControls,
): RawInput {
  if (idempotencyKey !== undefined && typeof idempotencyKey !== "string")
    throw invalid({ idempotency_key: "invalid" });
  if (needsConfirm(op) && confirm !== true && args.dry_run !== true)
    throw invalid(
      { confirm: confirm === undefined ? "required" : "must_be_true" },
      "This affects a live show immediately. Pass confirm: true, or dry_run: true to preview.",
    );
  return raw;
}

async function keyOf(
  agent: Agent,
  op: Operation,
  path: string,
  raw: RawInput,
  given: unknown,
): Promise<{ key: string | undefined; done(): void }> {
  if (!isMutation(op)) return { key: undefined, done: () => undefined };
  if (typeof given === "string") return { key: given, done: () => undefined };
  return deriveKey(op, agent.principal, path, raw);
}

interface Asked {
  requestId: string;
  key: string | undefined;
  given: boolean;
}

async function answerOf(agent: Agent, op: Operation, outcome: Outcome, asked: Asked): Promise<ToolAnswer> {
  const keyed = asked.key === undefined ? {} : { idempotency_key: asked.key };
  if (outcome.problem) {
    const error = toolError(named(outcome.problem), outcome.headers, op);
    return { error, meta: { request_id: asked.requestId, ...keyed } };
  }
  const envelope = JSON.parse(outcome.body) as { data: unknown; meta: EnvelopeMeta };
  if (op.raw) return { data: envelope, meta: { request_id: asked.requestId } };
  const meta: ToolMeta = { ...(envelope.meta as ToolMeta), ...(envelope.meta.dry_run ? {} : keyed) };
  if (outcome.headers["Idempotent-Replayed"]) {
    meta.replayed = true;
    if (!asked.given)
      meta.note =
        "This is the result of the same call a moment ago; nothing was done again. To repeat it on purpose, pass your own idempotency_key.";
  }
  if (isMutation(op) && !meta.dry_run) {
    const jobs = await jobsOf(agent.principal, meta.request_id);
    if (jobs.length > 0) meta.jobs = jobs;
  }
  return withhold(op, agent.principal, { data: envelope.data, meta });
}

/** Names arguments as agents know them: what a written file has in it, and what replaces an HTTP header. */
function named(problem: Problem): Problem {
  const inFile = Object.entries(problem.fields ?? {}).some(([name]) => name.startsWith("body."));
  if (inFile)
    return new Problem(
      problem.code,
      problem.message,
      Object.fromEntries(
        Object.entries(problem.fields ?? {}).map(([name, code]) => [name.replace(/^body\./, ""), code]),
      ),
      problem.headers,
    );
  const code = problem.fields?.["Idempotency-Key"];
  if (code === undefined) return problem;
  return new Problem(
    problem.code,
    "idempotency_key must be 1 to 200 visible ASCII characters.",
    { idempotency_key: code },
    problem.headers,
  );
}
