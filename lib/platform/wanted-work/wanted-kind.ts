import type { z } from "zod";
import type { Pool } from "../processes/pool";

/** A kind of work that is wanted for as long as something lasts: not done once, but kept going by one process. */
export interface WantedKind<Payload extends z.ZodType = z.ZodType> {
  kind: string;
  /** Whose processes hold it. */
  pool: Pool;
  payload: Payload;
  /** How soon another process takes over when the holder dies. */
  leaseSeconds: number;
  /** Wanted for good, once an installation, with this subject: no row has to be asked for. */
  always?: string;
}

export interface WorkContext<Payload> {
  subject: string;
  payload: Payload;
  /** Aborts when it is no longer wanted, the lease is lost or the process stops: the work has to end then, soon. */
  signal: AbortSignal;
  /** Raised with every taking: what a former holder still writes can be told by its lower one. */
  fence: number;
}

/** A kind with what its holder does; `run` ends when its signal aborts, or is begun again after a moment. */
export interface Holdable {
  kind: WantedKind;
  run: (context: WorkContext<unknown>) => Promise<void>;
}

/** Attaches the work to a kind. */
export const holdable = <Payload extends z.ZodType>(
  kind: WantedKind<Payload>,
  run: (context: WorkContext<z.output<Payload>>) => Promise<void>,
): Holdable => ({ kind, run: run as Holdable["run"] });
