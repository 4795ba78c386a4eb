import { Problem } from "@/lib/operation/problem";
import type { Environment } from "@/lib/platform/security/principal";

const PAID_PLANS = ["pro", "scale", "self_hosted"];

/** Requires a paid plan for API access to the live environment. Throws `paid_plan_required`. */
export function requirePaidForLive(environment: Environment, plan: string): void {
  if (environment === "live" && !PAID_PLANS.includes(plan))
    throw new Problem("paid_plan_required", "Live keys require a paid plan. Test keys are free.");
}
