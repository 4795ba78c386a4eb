import { processSingleton } from "../runtime/process-singleton";

/** Kinds of processes: `app` answers calls and does small work, `media` does what takes long or opens people's files. */
export const POOLS = ["app", "media"] as const;

export type Pool = (typeof POOLS)[number];

const own = processSingleton("pool", () => ({ pool: "app" as Pool }));

/** The pool that this process belongs to. */
export const ownPool = (): Pool => own.pool;

/** Says which pool this process belongs to; once, as it starts. */
export function joinPool(pool: Pool): void {
  own.pool = pool;
}
