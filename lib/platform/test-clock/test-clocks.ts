import { databaseNow } from "../database/database-clock";
import { processSingleton } from "../runtime/process-singleton";
import type { Environment } from "../security/principal";

/** A workspace's test clock, as reported: stopped at a time, or running ahead of the database's. */
export interface PublishedClock {
  workspaceId: string;
  offsetMs: number;
  /** Milliseconds since 1970. */
  heldAt: number | null;
  version: number;
}

interface Owner {
  workspaceId: string | null;
  environment: Environment;
}

const clocks = processSingleton("test-clocks", () => new Map<string, PublishedClock>());

/** Records the state of a test clock, unless a newer one is known. */
export function recordTestClock(published: PublishedClock): void {
  if ((clocks.get(published.workspaceId)?.version ?? -1) <= published.version)
    clocks.set(published.workspaceId, published);
}

export const hasTestClocks = (): boolean => clocks.size > 0;

/**
 * Returns the current time for a workspace: the database's clock, or in a test environment the clock that the
 * workspace set. For keys, limits, money, leases and rooms, use `databaseNow()`.
 */
export function workspaceNow({ workspaceId, environment }: Owner): Date {
  const clock = environment === "test" && workspaceId !== null ? clocks.get(workspaceId) : undefined;
  if (!clock) return databaseNow();
  return clock.heldAt === null ? new Date(databaseNow().getTime() + clock.offsetMs) : new Date(clock.heldAt);
}
