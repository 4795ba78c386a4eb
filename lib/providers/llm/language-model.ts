/** What a model is asked: one question, answered as JSON. */
export interface ModelQuestion {
  /** Of the answer's shape: letters and underscores. */
  name: string;
  /** What to do. Nothing in it comes from people. */
  instructions: string;
  /** The data to do it with. */
  prompt: string;
  /** JSON Schema of the answer. */
  schema: object;
  /** The longest answer, in tokens. */
  mostTokens: number;
}

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
