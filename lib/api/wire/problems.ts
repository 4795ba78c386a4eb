import { Problem } from "@/lib/operation/problem";
import { isDatabaseDown, lostRace } from "@/lib/platform/database/db";
import { BudgetRefusal } from "@/lib/platform/money/budget-refusal";
import { CENT_MICROS } from "@/lib/platform/money/call-allowance";
import { toUsd } from "@/lib/platform/money/money";
import { log } from "@/lib/platform/runtime/log";
import { failure } from "./envelope";

/**
 * Converts an error into what the caller may see. Unknown errors are logged in full and reported as
 * `internal_error`.
 */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (isProblemLike(error)) {
    const { code, message, fields, headers, details, locations } = error;
    return Object.assign(
      new Problem(code, message, fields, headers),
      details ? { details } : {},
      locations ? { locations } : {},
    );
  }
  if (error instanceof BudgetRefusal) return problemOfRefusal(error);
  if (isDatabaseDown(error)) {
    log().error({ err: error, request_id: requestId }, "database away");
    return new Problem("service_unavailable", undefined, undefined, { "Retry-After": "2" });
  }
  if (lostRace(error)) {
    log().warn({ err: error, request_id: requestId }, "transaction lost a race");
    return new Problem("service_unavailable", undefined, undefined, { "Retry-After": "1" });
  }
  log().error({ err: error, request_id: requestId }, "unexpected failure");
  return new Problem("internal_error");
}

/** The class exists twice, in the server entry and in Next's bundle, and an error may cross between them. */
function isProblemLike(error: unknown): error is Problem {
  return error instanceof Error && error.name === "Problem" && "code" in error;
}

/** Builds the response for an error, with or without an operation. */
export function problemOutcome(problem: Problem, requestId: string) {
  return { status: problem.status, body: failure(problem, requestId), headers: problem.headers };
}

function problemOfRefusal({ reason }: BudgetRefusal): Problem {
  switch (reason.kind) {
    case "ceiling":
      return new Problem("cost_credit_exhausted", undefined, undefined, {
        "X-Service-Cost-Remaining-USD": toUsd(reason.remainingMicros).toFixed(6),
      });
    case "calls":
      return new Problem("CREDITS_EXHAUSTED", creditsLeft(reason.remainingMicros / CENT_MICROS));
    case "quota":
      return new Problem("plan_quota_exceeded");
    case "daily_cap":
      return new Problem(
        "cost_credit_exhausted",
        `This key or app can spend ${toUsd(reason.capMicros)} USD per UTC day, and this call would exceed that.`,
        { daily_cost_cap_usd: "too_large" },
      );
  }
}

/** Whole calls are refused, so some cents may be left that don't pay for this one. */
function creditsLeft(cents: number): string {
  const reset = "The allowance starts over on the first of the month, UTC.";
  if (cents === 0) return `This month's sales-call credits are used up. ${reset}`;
  return `This month has ${cents} ${cents === 1 ? "cent" : "cents"} of sales-call credits left, and this call costs more. ${reset}`;
}
