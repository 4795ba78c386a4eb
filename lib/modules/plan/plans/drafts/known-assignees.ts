import { isOpen, nameKey, readProposals, readRoster } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";

/** Gives the parts of a draft to those who are on the roster or proposed for it already, and changes nothing. */
export async function knownAssignees<Part extends { assignee: string | null }>(
  ctx: Ctx,
  eventId: string,
  parts: readonly Part[],
): Promise<Part[]> {
  const proposed = (await readProposals(ctx, eventId)).filter(isOpen);
  const people = [...proposed, ...(await readRoster(ctx, eventId))];
  const ids = new Map(people.map(({ id, name }) => [nameKey(name), id]));
  return parts.map((part) => ({
    ...part,
    assignee: part.assignee && (ids.get(nameKey(part.assignee)) ?? part.assignee),
  }));
}
