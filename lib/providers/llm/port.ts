import type { Outline, PlanBrief, PlanDraft } from "@/lib/plan-writer";

export interface WrittenPlan {
  draft: PlanDraft;
  /** `rules`, or the model's name. */
  writer: string;
  inputTokens: number;
  outputTokens: number;
}

/** Writes a run of show from what was understood of a brief. */
export interface PlanWriter {
  kind: "ai" | "rules";
  /** @throws WriterError when no usable plan came */
  write(brief: PlanBrief, outline: Outline): Promise<WrittenPlan>;
}

/** Why a writer gave nothing usable. `transient` may work later. */
export class WriterError extends Error {
  constructor(
    message: string,
    readonly transient: boolean,
  ) {
    super(message);
    this.name = "WriterError";
  }
}
