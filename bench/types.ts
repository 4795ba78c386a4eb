/** One measured number with its goal. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The peer's figure, measured in the same run. */
  peer?: { name: string; value: number };
  /** `value` ÷ the peer's value, if the ratio is what counts. */
  ratio?: number;
  goal?: Goal;
  note?: string;
}

/** Judged by the ratio if there is one, otherwise by the value. */
export type Goal = { atMost: number } | { atLeast: number };

export interface Row {
  /** Its name on the command line. */
  id: string;
  /** Other names for it, such as its number in the table of goals. */
  also: readonly string[];
  title: string;
  run(bench: Bench): Promise<Figure[]>;
}

/** What a row works with. Everything it starts is stopped when the row is done. */
export interface Bench {
  /** Duration of one measured leg, in seconds. */
  seconds: number;
  /** Number of measured legs per contestant. */
  rounds: number;
  short: boolean;
  /** Creates a migrated database for the row on the bench's own PostgreSQL. */
  database(): Promise<string>;
  /** Runs a TypeScript file in its own process; resolves once it has printed `{"port": n}`. */
  child(file: string, env: Record<string, string>): Promise<Child>;
  /** Runs any command that eventually listens on `port`. */
  command(options: {
    args: string[];
    cwd: string;
    env: Record<string, string>;
    port: number;
  }): Promise<Child>;
  /**
   * Warms up every leg, then measures them in turn, `rounds` times. Returns the medians in the order of the
   * legs.
   */
  interleave(legs: readonly Leg[]): Promise<Measured[]>;
  say(text: string): void;
}

export interface Child {
  pid: number;
  port: number;
  /** CPU time of the process so far, in microseconds, over all threads. */
  cpuMicros(): number;
  stop(): Promise<void>;
}

export interface Leg {
  name: string;
  child: Child;
  load: Load;
}

/** What the load generator sends: bearers and paths in rotation, each body with a unique number. */
export interface Load {
  method: "GET" | "POST";
  paths: readonly string[];
  bearers: readonly string[];
  /** `{n}` is replaced by a number that is unique per request. */
  body?: string;
  /** Keys in rotation; without them, every POST has a new one. */
  idempotencyKeys?: readonly string[];
  connections?: number;
}

export interface Measured {
  perSecond: number;
  cpuMicros: number;
  p50Ms: number;
  p99Ms: number;
  requests: number;
}
