import type { ModelQuestion } from "@/lib/model-question/model-question";

export interface ModelAnswer {
  /** Parsed JSON that may have any shape. */
  value: unknown;
  inputTokens: number;
  outputTokens: number;
}

/** Answers questions as JSON. */
export interface LanguageModel {
  name: string;
  /** For all questions of one request together, in milliseconds. */
  timeoutMs: number;
  /** @throws WriterError if there is no answer */
  ask(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer>;
}
