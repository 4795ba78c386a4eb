import type { PlanInput } from "@/lib/stage";
import type { Finding } from "../schema";

/** A finding about one part, or about a field of it. */
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
