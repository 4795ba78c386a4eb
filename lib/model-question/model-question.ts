/** What a language model is asked, as one question. What it answers is only data. */
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
