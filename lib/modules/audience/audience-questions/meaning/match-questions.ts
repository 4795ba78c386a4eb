import { likeness } from "@/lib/providers/embeddings/port";
import type { QuestionFacts } from "./question-facts";
import { contradicts, isSameQuestion } from "./same-question";

/** A question that is compared with others. */
export interface Asked {
  id: string;
  /** For the crew alone: it stands with its like alone. */
  isPrivate: boolean;
  groupId: string | null;
  facts: QuestionFacts;
  direction: Float32Array;
}

/** One that asks for the same as another, which was there before it. */
export interface Match {
  id: string;
  like: string;
}

/**
 * Which of the new questions ask for the same as one that is there, or as another new one.
 * @param least from which likeness on texts are alike
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
  /** Questions with who stands together under one name. */
  private readonly all: { question: Asked; group: string }[];

  constructor(known: readonly Asked[]) {
    this.all = known.map((question) => ({ question, group: question.groupId ?? question.id }));
  }

  add(question: Asked, like: Asked | null): void {
    const group = this.all.find((one) => one.question === like)?.group ?? question.id;
    this.all.push({ question, group });
  }

  /**
   * The one it is most alike, if it asks for the same as most of those that stand with that one, and for the contrary of
   * none of them: groups do not drift from question to question.
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
