import { isOpen, nameKey, readProposals, readRoster } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";

/**
 * Assigns a draft's segments to people who are already on the roster or proposed for it. Changes nothing
 * else.
 */
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
