/** The names of what exists in the tasks' world. */
export interface Names {
  slug: string;
  /** A show that its host may take on air. */
  live: string;
  clientId: string;
  jobId: string;
}

/** An argument's expected value: equal, matching a pattern, or passing a check. */
export type Wanted = string | number | boolean | null | RegExp | ((value: unknown) => boolean);

/** A request to an agent in plain words, and the call that a good agent makes for it. */
export interface Task {
  id: string;
  says: (names: Names) => string;
  /** Any of these calls is correct. */
  expects: (names: Names) => Expected[];
}

export interface Expected {
  tool: string;
  /** Dotted paths; other arguments are free. */
  args: Record<string, Wanted>;
}

export interface ToolCall {
  tool: string;
  args: Record<string, unknown>;
}
