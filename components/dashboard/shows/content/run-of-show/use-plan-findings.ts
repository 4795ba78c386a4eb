"use client";

import { useEffect, useMemo, useState } from "react";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { planProblem } from "@/lib/editors/plan/plan-problem";
import type { Plan } from "@/lib/stage";
import { useEnvironment } from "../../../access/environment";

export type PlanFinding = DataOf<"validatePlan">["findings"][number];

/** Delay between the last change and the check. */
const LOOK_MS = 600;
const NONE: readonly PlanFinding[] = [];

export interface PlanFindings {
  all: readonly PlanFinding[];
  /** Findings about one segment. The same array until the next check. */
  of: (segmentId: string) => readonly PlanFinding[];
}

/**
 * The check's findings for the run of show on the page. While the check can't be reached, the previous
 * findings.
 */
export function usePlanFindings(slug: string, plan: Plan): PlanFindings {
  const { as } = useEnvironment();
  const [all, setAll] = useState(NONE);
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      if (planProblem(plan) !== null) return;
      const asked = { as, params: { slug }, body: { plan }, signal: stop.signal };
      const found = await api("validatePlan", asked).catch(() => undefined);
      if (found && !stop.signal.aborted) setAll(found.data.findings);
    };
    const timer = setTimeout(() => void look(), LOOK_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [as, slug, plan]);
  return useMemo(() => {
    const groups = Map.groupBy(all, ({ segment_id }) => segment_id);
    return { all, of: (segmentId) => groups.get(segmentId) ?? NONE };
  }, [all]);
}
