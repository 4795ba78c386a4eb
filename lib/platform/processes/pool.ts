import { processSingleton } from "../runtime/process-singleton";

/**
 * Kinds of processes: `app` handles calls and small work, `media` runs what takes long or opens people's
 * files.
 */
export const POOLS = ["app", "media"] as const;

export type Pool = (typeof POOLS)[number];

const own = processSingleton("pool", () => ({ pool: "app" as Pool }));

export const ownPool = (): Pool => own.pool;

/** Sets the pool of this process, once, when it starts. */
export function joinPool(pool: Pool): void {
  own.pool = pool;
}
