import type pg from "pg";
import { serialize } from "pg-protocol";
import {
  type Collected,
  type Columns,
  columnsIn,
  forgetPrepared,
  isPrepared,
  newResult,
  notePrepared,
  sendRaw,
  valueToSend,
} from "./pg-inside";

/** A statement to send. With a `name`, the connection prepares it and keeps it. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values?: unknown[] | undefined;
  rowMode?: "array" | undefined;
  types?: pg.CustomTypesConfig | undefined;
}

/** `null` if the statement returns no rows. */
type Shape = Columns | null;

/**
 * The columns of each connection's prepared statements. They never change: the database refuses a prepared
 * statement whose columns have changed.
 */
const shapes = new WeakMap<object, Map<string, Shape>>();

function shapesOf(connection: object): Map<string, Shape> {
  let known = shapes.get(connection);
  if (!known) {
    known = new Map();
    shapes.set(connection, known);
  }
  return known;
}

export class BatchError extends Error {
  constructor(
    /** The index of the statement that failed. Later ones were not run. */
    readonly at: number,
    override readonly cause: Error,
  ) {
    super(cause.message);
  }
}

/**
 * Several statements in one trip to the database. Outside a transaction they are atomic, because they share a
 * single Sync. Talks to `pg.Client` like its own queries, but more efficiently: in one write, without
 * requesting the columns of a prepared statement again.
 */
export class Batch implements pg.Submittable {
  /** Set by code that observes the batch. */
  onEnd: ((error: Error | null) => void) | undefined;
  #at = 0;
  #broken: Error | undefined;
  #shapes: Map<string, Shape> | undefined;
  readonly #results: Collected[];
  readonly #values: unknown[][];

  /** Throws on values that can't be sent, before anything is. */
  constructor(
    readonly statements: readonly Statement[],
    private readonly callback: (error: Error | null, results: pg.QueryResult[]) => void,
  ) {
    this.#results = statements.map(({ rowMode, types }) => newResult(rowMode, types));
    this.#values = statements.map(({ values = [] }) => values.map(valueToSend));
  }

  /** The client records prepared statements under this name. */
  get name(): string | undefined {
    return this.statements[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.statements[this.#at]?.text;
  }

  submit(connection: pg.Connection): void {
    this.#shapes = shapesOf(connection);
    const messages: Buffer[] = [];
    for (const [place, statement] of this.statements.entries())
      this.#put(messages, connection, statement, place);
    messages.push(serialize.sync());
    sendRaw(connection, messages);
  }

  #put(messages: Buffer[], connection: pg.Connection, { name = "", text }: Statement, place: number): void {
    if (name === "" || !isPrepared(connection, name)) {
      messages.push(serialize.parse({ name, text }));
      if (name !== "") notePrepared(connection, name, text);
    }
    messages.push(serialize.bind({ statement: name, values: this.#values[place] ?? [] }));
    const shape = this.#shapes?.get(name);
    if (shape === undefined) messages.push(serialize.describe({ type: "P", name: "" }));
    else if (shape !== null) Object.assign(this.#results[place] as Collected, shape);
    messages.push(serialize.execute());
  }

  handleRowDescription(message: { fields: pg.FieldDef[] }): void {
    this.#results[this.#at]?.addFields(message.fields);
  }

  handleDataRow(message: { fields: unknown[] }): void {
    const result = this.#results[this.#at];
    try {
      if (!this.#broken) result?.addRow(result.parseRow(message.fields));
    } catch (error) {
      this.#broken = error as Error;
    }
  }

  handleCommandComplete(message: unknown): void {
    this.#results[this.#at]?.addCommandComplete(message);
    this.#learn();
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  #learn(): void {
    const [name, result] = [this.name, this.#results[this.#at]];
    if (!name || !result || this.#shapes?.has(name)) return;
    this.#shapes?.set(name, result.fields.length > 0 ? columnsIn(result) : null);
  }

  handleError(error: Error, connection: pg.Connection): void {
    // The server skipped them, so the next batch must send them again.
    for (const { name } of this.statements.slice(this.#at)) if (name) forgetPrepared(connection, name);
    this.#end(new BatchError(this.#at, error), []);
  }

  handleReadyForQuery(): void {
    this.#end(this.#broken ?? null, this.#results);
  }

  #end(error: Error | null, results: pg.QueryResult[]): void {
    this.onEnd?.(error);
    this.callback(error, results);
  }
}

/**
 * Runs the statements on this connection. A name must always stand for the same text.
 * @throws BatchError with the index of the one that failed
 */
export function runBatch(client: pg.ClientBase, statements: readonly Statement[]): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(statements, (error, results) => (error ? reject(error) : resolve(results))));
  });
}

/** A prepared statement that the database no longer accepts. Another connection prepares it again. */
const isStale = (error: Error | null): boolean =>
  error instanceof BatchError && /^(0A000|26000)$/.test((error.cause as { code?: string }).code ?? "");

/** Runs one statement on any connection of the pool, in its own transaction. */
export function runAlone(pool: pg.Pool, statement: Statement): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    let release = (_broken?: boolean): void => {};
    const batch = new Batch([statement], (error, [result]) => {
      release(isStale(error));
      if (error) reject(error instanceof BatchError ? error.cause : error);
      else resolve(result as pg.QueryResult);
    });
    pool.connect((error, client, done) => {
      if (!client) return reject(error);
      release = done;
      client.query(batch);
    });
  });
}
