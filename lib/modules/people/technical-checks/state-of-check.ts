import type { TechnicalCheck } from "@/lib/generated/prisma/client";

/** Returns how a check ended, or that it is too old to count. */
export function stateOfCheck(
  { passed, expiresAt }: Pick<TechnicalCheck, "passed" | "expiresAt">,
  now: Date,
): "passed" | "failed" | "expired" {
  if (expiresAt <= now) return "expired";
  return passed ? "passed" : "failed";
}
