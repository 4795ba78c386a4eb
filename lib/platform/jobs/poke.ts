import { EventEmitter } from "node:events";
import type { Pool } from "../processes/pool";
import { processSingleton } from "../runtime/process-singleton";

/**
 * Emits `due` in this process when jobs were committed, and `freed` when slots became free. Other processes
 * of the pool find both at their next poll; those of another pool get a notice about its jobs.
 */
export const jobSignals = (): EventEmitter => processSingleton("job-bell", () => new EventEmitter());

export const pokeDispatcher = (): void => void jobSignals().emit("due");

/** Topic of the notice that a process of another pool has committed jobs for this one. */
export const jobsTopic = (pool: Pool): string => `jobs-${pool}`;
