import type { Engine } from "@/lib/platform/jobs/engine";
import { ownPool } from "@/lib/platform/processes/pool";
import { engineClients } from "./client";

/** Dispatches as Inngest events `job/<kind>`; the event id makes a repeated sending harmless. */
export const inngestEngine: Engine = {
  async send(dispatches) {
    if (dispatches.length === 0) return;
    await engineClients[ownPool()].send(
      dispatches.map(({ jobId, kind, handout, at }) => ({
        id: `${jobId}.${handout}`,
        // The engine keeps an event that comes from the future until it is due.
        ts: at,
        name: `job/${kind}`,
        data: { job_id: jobId, handout },
      })),
    );
  },
};
