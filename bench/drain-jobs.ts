import { sql } from "@/lib/platform/database/db";
import { claimDue } from "@/lib/platform/jobs/claim-due";
import { runDispatch } from "@/test/support/run-jobs";

/**
 * Runs the due jobs in the database: claim, lease, work, end. Leaves out the engine's server, which only
 * starts a run or two that then drain the rest.
 */
export async function drainJobs(): Promise<void> {
  for (;;) {
    const dispatches = await claimDue(200);
    if (dispatches.length > 0) await Promise.all(dispatches.map(runDispatch));
    const [left] = await sql<{ n: number }>(
      "",
      "SELECT count(*)::int AS n FROM job WHERE state IN ('queued', 'dispatched', 'running')",
    );
    if (left?.n === 0) return;
    if (dispatches.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
