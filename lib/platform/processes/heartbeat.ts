import { outsideTransaction, sql } from "../database/db";
import { env } from "../runtime/env";
import { newId } from "../runtime/ids";
import { log } from "../runtime/log";
import { processSingleton } from "../runtime/process-singleton";
import { ownPool } from "./pool";

const BEAT_MS = 5_000;

const self = processSingleton("running-process", () => ({
  id: newId("prc"),
  report: {} as Record<string, unknown>,
}));

/** The id of this process among the running ones. */
export const processId = (): string => self.id;

/** Sets what this process found out about its machine, for operators. Sent with the next heartbeat. */
export function setReport(report: Record<string, unknown>): void {
  self.report = report;
}

const BEAT = `
INSERT INTO running_process (id, pool, release, kinds, report) VALUES ($1, $2, $3, $4::text[], $5::jsonb)
ON CONFLICT (id) DO UPDATE SET seen_at = now(), report = EXCLUDED.report`;

export interface Heartbeat {
  /** Sends a heartbeat now. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

/** Records every few seconds that this process is alive, and which kinds of jobs it knows, of any pool. */
export function startHeartbeat(kinds: readonly string[]): Heartbeat {
  let next: NodeJS.Timeout | undefined;
  let stopped = false;
  const beat = (): Promise<void> =>
    outsideTransaction(async () => {
      await sql("process_beat", BEAT, [
        self.id,
        ownPool(),
        env().RELEASE,
        kinds,
        JSON.stringify(self.report),
      ]);
    });
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = beat()
      .catch((error: unknown) => log().warn({ err: error }, "couldn't write the heartbeat"))
      .finally(() => {
        if (!stopped) next = setTimeout(run, BEAT_MS);
      });
  };
  run();
  return {
    beat,
    stop: async () => {
      stopped = true;
      clearTimeout(next);
      await running;
      await sql("process_gone", "DELETE FROM running_process WHERE id = $1", [self.id]).catch(
        () => undefined,
      );
    },
  };
}
