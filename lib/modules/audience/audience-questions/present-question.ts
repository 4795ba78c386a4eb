import type { AudienceQuestion } from "@/lib/generated/prisma/client";
import type { OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { audienceQuestionsContract } from "./contract";

type QuestionWire = OutputOf<typeof audienceQuestionsContract.updateQuestion>;

type WithGroup = AudienceQuestion & {
  group: { id: string; votes: number; _count: { questions: number } } | null;
};

/** The group fields published with a question. */
export const withGroup = {
  group: { select: { id: true, votes: true, _count: { select: { questions: true } } } },
} as const;

/** `shown` is the ID of the question on screen. */
export const presentQuestion = (row: WithGroup, shown: string | undefined): QuestionWire => ({
  id: row.id,
  text: row.text,
  asked_by: { person: row.personId, name: row.authorName },
  asked_at: iso(row.createdAt),
  votes: row.votes,
  state: row.state as QuestionWire["state"],
  private: row.private,
  shown: row.id === shown,
  group: row.group && { id: row.group.id, questions: row.group._count.questions, votes: row.group.votes },
});
