import { livingProcesses } from "@/lib/platform/processes/living-processes";
import type { Command } from "./command";

/** Operators' commands that inspect the running processes. */
export const processCommands: Record<string, Command> = {
  "process list": {
    usage: "",
    required: [],
    run: async () => {
      const processes = await livingProcesses();
      return processes.map(({ id, pool, release, startedAt, seenAt, report }) => ({
        id,
        pool,
        release,
        started_at: startedAt.toISOString(),
        seen_at: seenAt.toISOString(),
        report,
      }));
    },
  },
};
