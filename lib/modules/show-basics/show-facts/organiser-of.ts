import { oneLine } from "@/lib/platform/text/one-line";
import { beginningOf } from "@/lib/stage";

export interface OrganisedShow {
  /** The event's free-form column. */
  host: unknown;
  client: { name: string; externalId: string | null; isDefault: boolean };
}

/**
 * Returns the organizer's name, the same on every page, in every email and calendar: the show's client;
 * without one, the host's company; otherwise the workspace.
 */
export function organiserOf({ host, client }: OrganisedShow, workspaceName: string): string {
  return nameOf(client) || companyOf(host) || oneLine(workspaceName, 100);
}

/**
 * Returns an empty name for the default client, and for clients created by first use of an external ID,
 * because no one named them.
 */
function nameOf({ name, externalId, isDefault }: OrganisedShow["client"]): string {
  const isId = externalId !== null && name === beginningOf(externalId, 100);
  return isDefault || isId ? "" : oneLine(name, 100);
}

function companyOf(host: unknown): string {
  const { company } = (host ?? {}) as { company?: unknown };
  return typeof company === "string" ? oneLine(company, 100) : "";
}
