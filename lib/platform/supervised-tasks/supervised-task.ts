import type { z } from "zod";
import type { Pool } from "../processes/pool";

/**
 * A kind of work that is wanted for as long as something lasts: kept running by one process rather than done
 * once.
 */
export interface SupervisedTaskKind<Payload extends z.ZodType = z.ZodType> {
  kind: string;
  /** The pool of processes that runs it. */
  pool: Pool;
  payload: Payload;
  /** How soon another process takes over if the holder dies. */
  leaseSeconds: number;
  /** Always wanted, once per installation, with this subject. Its row is created automatically. */
  always?: string;
}

export interface TaskContext<Payload> {
  subject: string;
  payload: Payload;
  /**
   * Aborts when it is no longer wanted, the lease is lost or the process stops. The work must then end soon.
   */
  signal: AbortSignal;
  /**
   * Increases each time it is taken, so that writes of a previous holder are recognized by their lower
   * number.
   */
  fence: number;
}

/**
 * A kind with its work. `run` ends when its signal aborts; if it ends earlier, it is restarted after a
 * moment.
 */
export interface SupervisedTask {
  kind: SupervisedTaskKind;
  run: (context: TaskContext<unknown>) => Promise<void>;
}

/** Attaches the work to a kind. */
export const supervisedTask = <Payload extends z.ZodType>(
  kind: SupervisedTaskKind<Payload>,
  run: (context: TaskContext<z.output<Payload>>) => Promise<void>,
): SupervisedTask => ({ kind, run: run as SupervisedTask["run"] });
