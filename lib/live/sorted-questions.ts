import type { AudienceQuestion } from "./feed-messages";
import type { FeedView } from "./feed-view";

const RANK = { open: 0, answered: 1, dismissed: 2 } as const;

/** Sorts open questions first, then by votes, then oldest first. */
export const sortedQuestions = (questions: FeedView["questions"]): AudienceQuestion[] =>
  Object.values(questions).sort(
    (a, b) => RANK[a.state] - RANK[b.state] || b.votes - a.votes || a.at.localeCompare(b.at),
  );
