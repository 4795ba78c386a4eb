import { InngestTestEngine } from "@inngest/test";
import { functions } from "@/inngest";
import { mediaFunctions } from "@/inngest/media";
import { claimDue } from "@/lib/platform/jobs/claim-due";
import type { Dispatch } from "@/lib/platform/jobs/engine";

/** The outcome of one run of a job, as returned by its function. */
export interface RunResult {
  kind: string;
  jobId: string;
  end: unknown;
}

/** Runs one dispatch through its real function, with the engine's test kit instead of the engine's server. */
export async function runDispatch({ jobId, kind, handout }: Omit<Dispatch, "at">): Promise<RunResult> {
  const found = [...functions, ...mediaFunctions].find(
    (fn) => fn.opts.triggers?.[0]?.event === `job/${kind}`,
  );
  if (!found) throw new Error(`No function for job/${kind}`);
  const engine = new InngestTestEngine({
    function: found,
    events: [{ name: `job/${kind}`, data: { job_id: jobId, handout } }],
  });
  const { result, error } = await engine.execute();
  if (error) throw error;
  return { kind, jobId, end: (result as { end: string }).end };
}

/** Hands out and runs all due jobs, including those that become due, until none is left. */
export async function runDueJobs(rounds = 20): Promise<RunResult[]> {
  const results: RunResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const dispatches = await claimDue(100);
    if (dispatches.length === 0) return results;
    results.push(...(await Promise.all(dispatches.map(runDispatch))));
  }
  throw new Error(`Jobs are still due after ${rounds} rounds.`);
}
