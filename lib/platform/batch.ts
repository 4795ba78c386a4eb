import pg from "pg";

/** A statement to send; `name` makes it a prepared one, kept by the connection. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values?: unknown[] | undefined;
  rowMode?: "array" | undefined;
  types?: pg.CustomTypesConfig | undefined;
}

interface Wire {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: unknown[] }): void;
  describe(message: { type: "P"; name: string }): void;
  execute(message: object): void;
  sync(): void;
}

interface Collected extends pg.QueryResult {
  addFields(fields: pg.FieldDef[]): void;
  parseRow(fields: unknown[]): pg.QueryResultRow;
  addRow(row: pg.QueryResultRow): void;
  addCommandComplete(message: unknown): void;
}

const inside = pg as unknown as {
  utils: { prepareValue(value: unknown): unknown };
  Result: new (rowMode?: "array", types?: pg.CustomTypesConfig) => Collected;
};

export class BatchError extends Error {
  constructor(
    /** The place of the statement that failed; those behind it were not run. */
    readonly at: number,
    override readonly cause: Error,
  ) {
    super(cause.message);
  }
}

/**
 * Several statements in one trip to the database. Outside of a transaction they are one: with the single Sync at the
 * end, all of them are committed or none. Speaks to `pg.Client` the way its own queries do.
 */
class Batch implements pg.Submittable {
  #at = 0;
  #broken: Error | undefined;
  readonly #results: Collected[];
  readonly #values: unknown[][];

  /** Throws on values that cannot be sent, before anything is. */
  constructor(
    private readonly statements: readonly Statement[],
    private readonly callback: (error: Error | null, results: pg.QueryResult[]) => void,
  ) {
    this.#results = statements.map(({ rowMode, types }) => new inside.Result(rowMode, types));
    this.#values = statements.map(({ values = [] }) => values.map(inside.utils.prepareValue));
  }

  /** The client notes under these what the connection has prepared. */
  get name(): string | undefined {
    return this.statements[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.statements[this.#at]?.text;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    wire.stream.cork();
    for (const [place, statement] of this.statements.entries())
      send(wire, statement, this.#values[place] ?? []);
    wire.sync();
    wire.stream.uncork();
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
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleError(error: Error, connection: pg.Connection): void {
    const { submittedNamedStatements } = connection as unknown as Wire;
    // The server skipped them: the next batch has to send them again.
    for (const { name } of this.statements.slice(this.#at)) if (name) delete submittedNamedStatements[name];
    this.callback(new BatchError(this.#at, error), []);
  }

  handleReadyForQuery(): void {
    this.callback(this.#broken ?? null, this.#results);
  }
}

function send(wire: Wire, { name = "", text }: Statement, values: unknown[]): void {
  if (name === "" || (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) === undefined) {
    wire.parse({ name, text });
    if (name !== "") wire.submittedNamedStatements[name] = text;
  }
  wire.bind({ statement: name, values });
  wire.describe({ type: "P", name: "" });
  wire.execute({});
}

/**
 * Runs the statements on this connection. A name stands for one text, always.
 * @throws BatchError with the place of the one that failed
 */
export function runBatch(client: pg.ClientBase, statements: readonly Statement[]): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(statements, (error, results) => (error ? reject(error) : resolve(results))));
  });
}
