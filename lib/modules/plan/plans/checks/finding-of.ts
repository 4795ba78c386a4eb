import type { PlanInput } from "@/lib/stage";
import type { Finding } from "../schema";

/** Returns a finding about one segment, or about one of its fields. */
export const findingOf = (
  segments: PlanInput["segments"],
  index: number,
  field: string,
  problem: Pick<Finding, "code" | "severity" | "message" | "mend">,
): Finding => ({
  ...problem,
  path: `segments.${index}.${field}`,
  segment_id: segments[index]?.id ?? null,
});
