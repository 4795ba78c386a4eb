import type { AudienceQuestion, FeedView } from "@/lib/live";

/** A group of similar questions in the same state, handled as one. */
export interface QueuedQuestion {
  /** The one with the most votes, or the oldest. */
  lead: AudienceQuestion;
  others: readonly AudienceQuestion[];
  /** The number of people who voted for any of them. */
  votes: number;
}

const RANK = { open: 0, answered: 1, dismissed: 2 } as const;

/** The one on stage first, then open questions by votes. */
export function questionQueue(
  { questions, groups }: Pick<FeedView, "questions" | "groups">,
  shown: string | undefined,
): QueuedQuestion[] {
  const groupOf = new Map(
    Object.values(groups).flatMap((group) => group.questions.map((id) => [id, group] as const)),
  );
  const together = Map.groupBy(Object.values(questions), ({ id, state }) => {
    const group = groupOf.get(id);
    return group ? `${group.id} ${state}` : id;
  });
  const queue = [...together.values()].flatMap((members) => {
    const [lead, ...others] = members.sort((a, b) => b.votes - a.votes || a.at.localeCompare(b.at));
    if (!lead) return [];
    const votes = others.length > 0 ? (groupOf.get(lead.id)?.votes ?? lead.votes) : lead.votes;
    return [{ lead, others, votes }];
  });
  const rank = (one: QueuedQuestion): number => (holds(one, shown) ? -1 : RANK[one.lead.state]);
  return queue.sort((a, b) => rank(a) - rank(b) || b.votes - a.votes || a.lead.at.localeCompare(b.lead.at));
}

export const holds = ({ lead, others }: QueuedQuestion, id: string | undefined): boolean =>
  [lead, ...others].some((question) => question.id === id);
