import { likeness } from "@/lib/providers/embeddings/port";
import type { QuestionFacts } from "./question-facts";
import { contradicts, isSameQuestion } from "./same-question";

/** A question to compare with others. */
export interface Asked {
  id: string;
  /** Visible to the crew only. Grouped only with other private questions. */
  isPrivate: boolean;
  groupId: string | null;
  facts: QuestionFacts;
  direction: Float32Array;
}

/** A question that asks the same as an earlier one. */
export interface Match {
  id: string;
  like: string;
}

/**
 * Returns which of the new questions ask the same as a known one, or as another new one.
 * @param least the minimum likeness of texts that are alike
 */
export function matchQuestions(known: readonly Asked[], fresh: readonly Asked[], least: number): Match[] {
  const pool = new Pool(known);
  return fresh.flatMap((question) => {
    const like = pool.likeOf(question, least);
    pool.add(question, like);
    return like === null ? [] : [{ id: question.id, like: like.id }];
  });
}

class Pool {
  /** Questions with the name of their group. */
  private readonly all: { question: Asked; group: string }[];

  constructor(known: readonly Asked[]) {
    this.all = known.map((question) => ({ question, group: question.groupId ?? question.id }));
  }

  add(question: Asked, like: Asked | null): void {
    const group = this.all.find((one) => one.question === like)?.group ?? question.id;
    this.all.push({ question, group });
  }

  /**
   * Returns the most similar question, if this one asks the same as most of that question's group and
   * contradicts none of it. So groups don't drift from question to question.
   */
  likeOf(question: Asked, least: number): Asked | null {
    const alike = this.all
      .filter((one) => isSame(question, one.question, least))
      .sort((a, b) => likenessOf(question, b.question) - likenessOf(question, a.question));
    for (const { question: best, group } of alike) {
      const members = this.all.filter((one) => one.group === group).map((one) => one.question);
      const same = alike.filter((one) => one.group === group).length;
      if (same > members.length / 2 && !members.some(({ facts }) => contradicts(question.facts, facts)))
        return best;
    }
    return null;
  }
}

const likenessOf = (one: Asked, other: Asked): number => likeness(one.direction, other.direction);

const isSame = (one: Asked, other: Asked, least: number): boolean =>
  one.isPrivate === other.isPrivate && isSameQuestion(one.facts, other.facts, likenessOf(one, other), least);
