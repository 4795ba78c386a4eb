import type { Element } from "../../analysis-shape";

export type CoachingKind =
  | "monologue"
  | "talk_share"
  | "open_question"
  | "open_objection"
  | "step_without_date"
  | "offer_not_agreed"
  | "competitor"
  | "good_question"
  | "good_next_step"
  | "few_questions"
  | "longest_turn";

interface Advice {
  seen: (value: string) => string;
  why: string;
  try: string;
}

/** What the analysis says in its own words. */
export interface CallTexts {
  coaching: Readonly<Record<CoachingKind, Advice>>;
  outcome: Readonly<Record<"agreed" | "offered" | "open", string>>;
  /** Why something is a risk that no rule has a reason for. */
  risk: Readonly<Record<"objection" | "other", string>>;
  /** A next step in a summary. */
  step: (what: string, owner: string | null, due: string | null) => string;
  notFound: {
    labels: string;
    sides: string;
    zone: string;
    nextSteps: string;
    objections: string;
    prices: string;
    competitors: string;
    dates: string;
    element: Readonly<Record<Element, string>>;
  };
}
