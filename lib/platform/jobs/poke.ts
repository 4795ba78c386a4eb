import { EventEmitter } from "node:events";
import type { Pool } from "../processes/pool";
import { processSingleton } from "../runtime/process-singleton";

/**
 * `due` inside this process when jobs were committed, `freed` when slots are. Other processes of the pool find both at
 * their next poll; those of another pool are told of its jobs by a notice.
 */
export const jobSignals = (): EventEmitter => processSingleton("job-bell", () => new EventEmitter());

export const pokeDispatcher = (): void => void jobSignals().emit("due");

/** Topic of the notice that jobs of a pool were committed by a process of another one. */
export const jobsTopic = (pool: Pool): string => `jobs-${pool}`;
