import type pg from "pg";
import { BatchError, runBatch, type Statement } from "./batch";
import { takeTurn } from "./turns";

/** A write whose result isn't needed, with the errors that its constraint violations stand for. */
export interface Write extends Statement {
  name: string;
  /** By the name of the violated index, or by the database's code for other failures. */
  refusals?: Record<string, () => Error>;
}

/** A random collision, such as a random name that is taken. The whole transaction is worth retrying. */
export class WriteAgain extends Error {}

type End = "COMMIT" | "ROLLBACK";

/** A statement about to be sent, with the promise of its result. */
interface Asked {
  statement: Statement;
  resolve: (result: pg.QueryResult) => void;
  reject: (error: unknown) => void;
}

const BEGIN: Write = { name: "tx_begin", text: "BEGIN" };
const ENDS: Record<End, Write> = {
  COMMIT: { name: "tx_commit", text: "COMMIT" },
  ROLLBACK: { name: "tx_rollback", text: "ROLLBACK" },
};

/**
 * One transaction in as few trips to the database as possible. The connection is taken when the first result
 * is needed; writes wait for the next trip. If no result is needed at all, the whole transaction is one trip.
 */
export class Unit {
  #client: Promise<pg.PoolClient> | undefined;
  #waiting: Write[] = [];
  #asked: Asked[] = [];
  #wrote = false;
  #isOver = false;
  #refusal: Error | undefined;
  readonly #turns = new Map<string, () => void>();

  constructor(
    private readonly connect: () => Promise<pg.PoolClient>,
    private readonly opening: (() => Write) | undefined,
  ) {}

  /** The error that ended it, even if code in between replaced it. */
  get refusal(): Error | undefined {
    return this.#refusal;
  }

  get isOpen(): boolean {
    return this.#client !== undefined;
  }

  /** True while nothing has been sent and nothing is queued. */
  get isPristine(): boolean {
    return !this.isOpen && !this.#wrote;
  }

  /**
   * Waits in memory for the earlier callers in this process, and keeps the turn until the end. Once the
   * transaction has its connection, it waits in the database instead, which detects deadlocks.
   */
  async turn(name: string, waitMs: number): Promise<void> {
    this.#requireOpen();
    if (this.isOpen || this.#turns.has(name)) return;
    this.#turns.set(name, await takeTurn(name, waitMs));
  }

  /** Passes the turns on, after everything has been written or rolled back. */
  passTurns(): void {
    for (const pass of this.#turns.values()) pass();
    this.#turns.clear();
  }

  write(statement: Write): void {
    this.#requireOpen();
    this.#wrote = true;
    this.#waiting.push(statement);
  }

  /** Sends only the opening, if that must happen before anything else. */
  async open(): Promise<void> {
    if (this.isOpen) return;
    const first = this.#first();
    this.#client = this.connect();
    await this.#run(await this.#client, first);
  }

  /**
   * Sends queued writes and then this statement, and returns its result. Statements of the same microtask are
   * sent together, in order.
   */
  query(statement: Statement): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#requireOpen();
      this.#asked.push({ statement, resolve, reject });
      if (this.#asked.length === 1) queueMicrotask(() => void this.#ask());
    });
  }

  async #ask(): Promise<void> {
    const asked = this.#asked.splice(0);
    try {
      const results = await this.#answers(asked.map(({ statement }) => statement));
      for (const [place, { resolve }] of asked.entries()) resolve(results[place] as pg.QueryResult);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  async #answers(statements: Statement[]): Promise<pg.QueryResult[]> {
    this.#requireOpen();
    const before = this.isOpen ? this.#waiting.splice(0) : this.#first();
    this.#client ??= this.connect();
    const client = await this.#client;
    const [alone] = statements;
    if (alone && before.length + statements.length === 1)
      return [await client.query(alone as pg.QueryConfig)];
    return (await this.#run(client, [...before, ...statements])).slice(before.length);
  }

  async end(how: End): Promise<void> {
    this.#isOver = true;
    const rest = this.#waiting.splice(0);
    if (this.#client) await this.#close(await this.#client, [...rest, ENDS[how]]);
    // Constraint violations must be detected even if everything is rolled back.
    else if (how === "ROLLBACK") await this.#alone(rest.length > 0 ? [BEGIN, ...rest, ENDS.ROLLBACK] : []);
    else await this.#alone(rest.length > 0 ? [...this.#opening(), ...rest] : []);
  }

  /** After a failure: returns the connection without writing. */
  async abandon(): Promise<void> {
    this.#isOver = true;
    const held = this.#client;
    this.#client = undefined;
    this.#waiting = [];
    const client = await held?.catch(() => undefined);
    if (!client) return;
    try {
      await client.query("ROLLBACK");
      client.release();
    } catch (error) {
      client.release(error as Error);
    }
  }

  /** A caller that still sends statements was not awaited, and would start a transaction that never ends. */
  #requireOpen(): void {
    if (this.#isOver) throw new Error("The transaction is over: something in it was not awaited.");
  }

  #opening(): Write[] {
    return this.opening ? [this.opening()] : [];
  }

  /** The first statements of a transaction with more than one trip. */
  #first(): Write[] {
    return [BEGIN, ...this.#opening(), ...this.#waiting.splice(0)];
  }

  async #close(client: pg.PoolClient, statements: Write[]): Promise<void> {
    const results = await this.#run(client, statements);
    // An error that was caught and ignored still rolls everything back.
    if (statements.at(-1) === ENDS.COMMIT && results.at(-1)?.command === "ROLLBACK")
      throw new Error("the transaction had failed before its end");
    this.#client = undefined;
    client.release();
  }

  /** Runs statements as their own transaction, because a batch is atomic. */
  async #alone(statements: Write[]): Promise<void> {
    if (statements.length === 0) return;
    this.#client = this.connect();
    const client = await this.#client;
    await this.#run(client, statements);
    this.#client = undefined;
    client.release();
  }

  /**
   * Throws the error that the failed statement declares for its constraint, or else the database's own error.
   */
  async #run(client: pg.ClientBase, statements: readonly (Statement | Write)[]): Promise<pg.QueryResult[]> {
    try {
      return await runBatch(client, statements);
    } catch (error) {
      if (!(error instanceof BatchError)) throw error;
      const failed = statements[error.at] as Write | undefined;
      const { code, constraint } = error.cause as Error & { code?: string; constraint?: string };
      this.#refusal = failed?.refusals?.[code === "23505" ? (constraint ?? "") : (code ?? "")]?.();
      throw this.#refusal ?? error.cause;
    }
  }
}
