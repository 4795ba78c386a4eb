import type pg from "pg";
import { BatchError, runBatch, type Statement } from "./batch";
import { takeTurn } from "./turns";

/** A write whose outcome nobody waits for, with what its refusal by a unique index means to the caller. */
export interface Write extends Statement {
  name: string;
  /** By the name of the index that refused it, or by the database's code for other failures. */
  refusals?: Record<string, () => Error>;
}

/** A refusal by chance, such as a random name that is taken: the whole transaction is worth another try. */
export class WriteAgain extends Error {}

type End = "COMMIT" | "ROLLBACK";

/** A statement that is about to be sent, with who waits for its answer. */
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
 * One transaction with as few trips to the database as it can do with. The connection is taken when the first answer
 * is needed; writes wait for the next trip. Where no answer was needed at all, the whole transaction is one trip.
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

  /** What ended it, whatever those in between made of it. */
  get refusal(): Error | undefined {
    return this.#refusal;
  }

  get isOpen(): boolean {
    return this.#client !== undefined;
  }

  /** True while nothing was sent and nothing waits to be. */
  get isPristine(): boolean {
    return !this.isOpen && !this.#wrote;
  }

  /**
   * Waits in memory until nobody of this process who came before is at it, and keeps the turn until the end. Once the
   * transaction has its connection it waits at the database, which sees who waits for whom.
   */
  async turn(name: string, waitMs: number): Promise<void> {
    this.#requireOpen();
    if (this.isOpen || this.#turns.has(name)) return;
    this.#turns.set(name, await takeTurn(name, waitMs));
  }

  /** Lets the next one: when everything is written, or nothing is. */
  passTurns(): void {
    for (const pass of this.#turns.values()) pass();
    this.#turns.clear();
  }

  write(statement: Write): void {
    this.#requireOpen();
    this.#wrote = true;
    this.#waiting.push(statement);
  }

  /** Opens it with nothing but its opening, where that has to come before anything else is done. */
  async open(): Promise<void> {
    if (this.isOpen) return;
    const first = this.#first();
    this.#client = this.connect();
    await this.#run(await this.#client, first);
  }

  /** Sends what waits, and then this one, whose answer is returned. What is asked in the same moment goes with it, in order. */
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
    // Refusals have to be found out also where nothing is going to be kept.
    else if (how === "ROLLBACK") await this.#alone(rest.length > 0 ? [BEGIN, ...rest, ENDS.ROLLBACK] : []);
    else await this.#alone(rest.length > 0 ? [...this.#opening(), ...rest] : []);
  }

  /** After a failure: gives the connection back without having written. */
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

  /** Whoever still asks was not waited for; they would begin a transaction that nobody ends. */
  #requireOpen(): void {
    if (this.#isOver) throw new Error("The transaction is over: something in it was not awaited.");
  }

  #opening(): Write[] {
    return this.opening ? [this.opening()] : [];
  }

  /** What goes out first when it is more than one trip. */
  #first(): Write[] {
    return [BEGIN, ...this.#opening(), ...this.#waiting.splice(0)];
  }

  async #close(client: pg.PoolClient, statements: Write[]): Promise<void> {
    const results = await this.#run(client, statements);
    // A failure that somebody caught and ignored still undoes everything.
    if (statements.at(-1) === ENDS.COMMIT && results.at(-1)?.command === "ROLLBACK")
      throw new Error("the transaction had failed before its end");
    this.#client = undefined;
    client.release();
  }

  /** Statements that are a transaction of their own: those of one batch are kept together or not at all. */
  async #alone(statements: Write[]): Promise<void> {
    if (statements.length === 0) return;
    this.#client = this.connect();
    const client = await this.#client;
    await this.#run(client, statements);
    this.#client = undefined;
    client.release();
  }

  /** Tells a refusal as the statement that met it wants it told, and other failures as the database told them. */
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
