import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { sql } from "@/lib/platform/database/db";
import { startNotices } from "@/lib/platform/database/notices";
import { supervisedTask } from "@/lib/platform/supervised-tasks/supervised-task";
import { startTaskSupervisor } from "@/lib/platform/supervised-tasks/task-supervisor";

/**
 * A process that runs a `probe.beat` job under the given name and records every 50 ms of its run. Its clock
 * can be shifted by a number of milliseconds.
 */
const [name = "", leaseSeconds = "3", clockOff = "0"] = process.argv.slice(2);
const now = Date.now;
Date.now = () => now() + Number(clockOff);

const beat = async (subject: string, fence: number): Promise<void> => {
  await sql(
    "probe_beat",
    `INSERT INTO probe_beat (subject, name, fence) SELECT $1, $2, $3
     WHERE EXISTS (SELECT 1 FROM wanted_work WHERE kind = 'probe.beat' AND subject = $1 AND holder = $2 AND fence = $3)`,
    [subject, name, fence],
  );
};

const kind = {
  kind: "probe.beat",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: Number(leaseSeconds),
} as const;
const notices = startNotices();
const holder = startTaskSupervisor(
  [
    supervisedTask(kind, async ({ subject, fence, signal }) => {
      while (!signal.aborted) {
        await beat(subject, fence);
        await sleep(50);
      }
    }),
  ],
  { name },
);
process.on("SIGTERM", () => {
  void holder
    .stop()
    .then(() => notices.stop())
    .finally(() => process.exit(0));
});
