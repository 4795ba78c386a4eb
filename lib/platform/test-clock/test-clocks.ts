import { databaseNow } from "../database/database-clock";
import { processSingleton } from "../runtime/process-singleton";
import type { Environment } from "../security/principal";

/** A workspace's test clock as somebody told it: it stands still at an instant, or goes on ahead of the database's. */
export interface ToldClock {
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

const clocks = processSingleton("test-clocks", () => new Map<string, ToldClock>());

/** Notes what a test clock is at; what is older than what is known changes nothing. */
export function hearTestClock(told: ToldClock): void {
  if ((clocks.get(told.workspaceId)?.version ?? -1) <= told.version) clocks.set(told.workspaceId, told);
}

/** Whether any workspace has one. */
export const hasTestClocks = (): boolean => clocks.size > 0;

/**
 * Now, for what a workspace does: the database's clock, and in its test environment the clock that it set there. What
 * is about keys, limits, money, leases or a room is told by `databaseNow()`.
 */
export function workspaceNow({ workspaceId, environment }: Owner): Date {
  const clock = environment === "test" && workspaceId !== null ? clocks.get(workspaceId) : undefined;
  if (!clock) return databaseNow();
  return clock.heldAt === null ? new Date(databaseNow().getTime() + clock.offsetMs) : new Date(clock.heldAt);
}
