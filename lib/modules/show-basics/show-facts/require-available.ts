import { requireActive } from "@/lib/modules/show-basics/clients";
import { Problem, stateConflict } from "@/lib/operation/problem";

/** A show's state, and the status of its client and workspace. */
interface Availability {
  state: string;
  client: string;
  workspace: string;
}

/**
 * Refuses shows that must not be on air or entered: of an inactive client or workspace, cancelled or archived.
 * @throws `client_inactive`, `account_inactive`, `version_conflict` with `fields.status`
 */
export function requireAvailable({ state, client, workspace }: Availability): void {
  requireActive({ status: client });
  if (workspace !== "active") throw new Problem("account_inactive");
  if (state === "cancelled" || state === "archived") throw stateConflict(state, `This show is ${state}.`);
}
