import { oneLine } from "@/lib/platform/text/one-line";
import { beginningOf } from "@/lib/stage";

export interface OrganisedShow {
  /** The event's free-form column. */
  host: unknown;
  client: { name: string; externalId: string | null; isDefault: boolean };
}

/**
 * Who puts on a show, by one name on every page, in every mail and calendar: the client that it was made for; where
 * it was made for none, the host's company, else the workspace.
 */
export function organiserOf({ host, client }: OrganisedShow, workspaceName: string): string {
  return nameOf(client) || companyOf(host) || oneLine(workspaceName, 100);
}

/** Empty for the client that takes what names none, and for one that a first use of an id made: nobody named it. */
function nameOf({ name, externalId, isDefault }: OrganisedShow["client"]): string {
  const isId = externalId !== null && name === beginningOf(externalId, 100);
  return isDefault || isId ? "" : oneLine(name, 100);
}

function companyOf(host: unknown): string {
  const { company } = (host ?? {}) as { company?: unknown };
  return typeof company === "string" ? oneLine(company, 100) : "";
}
