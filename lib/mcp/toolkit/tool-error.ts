import type { Operation } from "@/lib/operation/operation";
import { ownPriceMicros } from "@/lib/operation/price";
import type { Problem } from "@/lib/operation/problem";
import { ORDINARY_REQUEST_MICROS, toUsd } from "@/lib/platform/money/money";
import { env } from "@/lib/platform/runtime/env";
import { nextStep } from "./next-step";
import type { ToolError } from "./types";

/**
 * An error for agents: what HTTP returns, what to do next, and for limits when they reset and what they cost.
 */
export function toolError(problem: Problem, headers: Record<string, string> = {}, op?: Operation): ToolError {
  const { code, message, fields, details, retryable, status } = problem;
  return {
    code,
    message,
    ...(fields ? { fields } : {}),
    ...(details ? { details } : {}),
    retryable,
    next_step: nextStep(code),
    ...(status === 429 || status === 503 || status === 409 ? waiting(headers) : {}),
    ...(status === 402 || code === "plan_quota_exceeded" ? money(headers, op) : {}),
    docs: `${env().PUBLIC_URL}/docs/errors/${code}`,
  };
}

function waiting(headers: Record<string, string>): Partial<ToolError> {
  const seconds = Number(headers["Retry-After"]);
  if (!Number.isFinite(seconds)) return {};
  return {
    retry_after_seconds: seconds,
    resets_at: new Date(Date.now() + seconds * 1000).toISOString(),
  };
}

function money(headers: Record<string, string>, op: Operation | undefined): Partial<ToolError> {
  const remaining = headers["X-Service-Cost-Remaining-USD"];
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return {
    ...(op ? { cost_usd: toUsd(ownPriceMicros(op) || ORDINARY_REQUEST_MICROS) } : {}),
    ...(remaining === undefined ? {} : { remaining_usd: Number(remaining) }),
    resets_at: month.toISOString(),
  };
}
