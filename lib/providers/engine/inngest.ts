import type { Engine } from "@/lib/platform/jobs/engine";
import { ownPool } from "@/lib/platform/processes/pool";
import { engineClients } from "./client";

/** Dispatches jobs as Inngest events `job/<kind>`. The event id makes a repeated send harmless. */
export const inngestEngine: Engine = {
  async send(dispatches) {
    if (dispatches.length === 0) return;
    await engineClients[ownPool()].send(
      dispatches.map(({ jobId, kind, handout, at }) => ({
        id: `${jobId}.${handout}`,
        // The engine holds events with a future timestamp until then.
        ts: at,
        name: `job/${kind}`,
        data: { job_id: jobId, handout },
      })),
    );
  },
};
