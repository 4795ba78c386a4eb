import { inngest } from "./client";
import type { Engine } from "./port";

/** Hand-outs as Inngest events `job/<kind>`; the event id makes a repeated sending harmless. */
export const inngestEngine: Engine = {
  async send(handOuts) {
    if (handOuts.length === 0) return;
    await inngest.send(
      handOuts.map(({ jobId, kind, handout }) => ({
        id: `${jobId}.${handout}`,
        name: `job/${kind}`,
        data: { job_id: jobId, handout },
      })),
    );
  },
};
