import type { Outline, PlanBrief, PlanDraft } from "@/lib/plan-writer";

export interface WrittenPlan {
  draft: PlanDraft;
  /** `rules`, or the model's name. */
  writer: string;
  inputTokens: number;
  outputTokens: number;
}

/** Writes a run of show from the facts in a brief. */
export interface PlanWriter {
  kind: "ai" | "rules";
  /** @throws WriterError if there is no usable plan */
  write(brief: PlanBrief, outline: Outline): Promise<WrittenPlan>;
}

/** Why a writer returned nothing usable. A `transient` error may not recur. */
export class WriterError extends Error {
  constructor(
    message: string,
    readonly transient: boolean,
  ) {
    super(message);
    this.name = "WriterError";
  }
}
