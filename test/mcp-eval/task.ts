/** The names of what exists in the world that the tasks are about. */
export interface Names {
  slug: string;
  /** A show that a host may be on air with. */
  live: string;
  clientId: string;
  jobId: string;
}

/** A value that an argument must have: equal, matched by a pattern, or judged. */
export type Wanted = string | number | boolean | null | RegExp | ((value: unknown) => boolean);

/** One thing to ask of an agent in plain words, and the call that a good one makes for it. */
export interface Task {
  id: string;
  says: (names: Names) => string;
  /** Any of these calls is right. */
  expects: (names: Names) => Expected[];
}

export interface Expected {
  tool: string;
  /** Dotted paths; what is not named here is free. */
  args: Record<string, Wanted>;
}

export interface ToolCall {
  tool: string;
  args: Record<string, unknown>;
}
