/** One measured number beside its goal. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What it is measured against, in the same run. */
  peer?: { name: string; value: number };
  /** `value` ÷ the peer's value, where that is the figure that matters. */
  ratio?: number;
  goal?: Goal;
  note?: string;
}

/** Judged by the ratio where there is one, else by the value. */
export type Goal = { atMost: number } | { atLeast: number };

export interface Row {
  /** Its name on the command line. */
  id: string;
  /** Other names for it, such as its number in the table of goals. */
  also: readonly string[];
  title: string;
  run(bench: Bench): Promise<Figure[]>;
}

/** What a row works with. Everything it starts is ended when the row is over. */
export interface Bench {
  /** Seconds of one measured leg. */
  seconds: number;
  /** Measured legs of each contestant. */
  rounds: number;
  short: boolean;
  /** A database of the row's own, migrated, on the bench's own PostgreSQL. */
  database(): Promise<string>;
  /** Runs a TypeScript file as a process of its own; resolves once it has printed `{"port": n}`. */
  child(file: string, env: Record<string, string>): Promise<Child>;
  /** Runs any command that ends up listening on `port`. */
  command(options: {
    args: string[];
    cwd: string;
    env: Record<string, string>;
    port: number;
  }): Promise<Child>;
  /** Warms every leg up, then measures them in turn, `rounds` times; the medians in the order of the legs. */
  interleave(legs: readonly Leg[]): Promise<Measured[]>;
  say(text: string): void;
}

export interface Child {
  pid: number;
  port: number;
  /** Processor time of the process so far, all threads. */
  cpuMicros(): number;
  stop(): Promise<void>;
}

export interface Leg {
  name: string;
  child: Child;
  load: Load;
}

/** What the generator sends: the bearers and paths in turn, each body with a number of its own. */
export interface Load {
  method: "GET" | "POST";
  paths: readonly string[];
  bearers: readonly string[];
  /** `{n}` is replaced by a number that no other request has. */
  body?: string;
  /** Keys in turn; without them every POST has a fresh one. */
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
