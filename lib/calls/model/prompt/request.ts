/** What a language model is asked. What it answers is only data. */
export interface ModelRequest {
  /** Of the answer's shape: letters and underscores. */
  name: string;
  instructions: string;
  prompt: string;
  /** JSON Schema of the answer. */
  schema: object;
  /** The longest answer, in tokens. */
  mostTokens: number;
}

/** Text from people between marks that it can't close. */
export const fenced = (name: string, text: string): string =>
  `<${name}>\n${text.replaceAll("<", "‹").replaceAll(">", "›")}\n</${name}>`;
